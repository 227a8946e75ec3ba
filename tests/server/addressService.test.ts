import { assert, layer } from "@effect/vitest"
import { loqateOrigin } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const page = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  const { headers, text } = yield* Effect.promise(() => send(origin, "/"))
  return { policy: headers["content-security-policy"] ?? "", text }
})

const addressService = { origin: loqateOrigin, key: "AB12-CD34-EF56-GH78" }

layer(MemoryShop.layer({ addressService }), { excludeTestServices: true })(
  "a shop with Loqate as address service",
  (it) => {
    it.effect(
      "pages name the configured address service, and their security policy allows connections to it",
      () =>
        Effect.gen(function* () {
          const { policy, text } = yield* page
          assert.include(policy, "; connect-src 'self' https://api.addressy.com;")
          assert.include(
            text,
            `<meta name="heimwerk-addresses" content="{&quot;origin&quot;:&quot;${loqateOrigin}&quot;,&quot;key&quot;:&quot;AB12-CD34-EF56-GH78&quot;}">`,
          )
        }),
    )
  },
)

layer(MemoryShop.layer(), { excludeTestServices: true })("a shop without a key of Loqate", (it) => {
  it.effect("pages name no address service and connect only to the shop if no key is configured", () =>
    Effect.gen(function* () {
      const { policy, text } = yield* page
      assert.include(policy, "; connect-src 'self';")
      assert.notInclude(text, "heimwerk-addresses")
    }),
  )
})
