import { assert, layer } from "@effect/vitest"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { paths } from "@heimwerk/ui/paths.ts"
import { Effect, Layer } from "effect"

import { render } from "../../ui/entry-server.tsx"
import { MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const own = {
  ...Retailer.defaultValue(),
  name: "Werk GmbH",
  street: "Hobelweg 7",
  city: "24103 Kiel",
  email: "service@werk.example",
}

const shop = MemoryShop.layer({}, { pages: pagesOf(render) }).pipe(
  Layer.provide(Layer.succeed(Retailer, own)),
)

layer(shop, { excludeTestServices: true })("the page of a withdrawal without JavaScript", (it) => {
  it.effect(
    "without JavaScript, the withdrawal page names the postal address and the e-mail address of the configured retailer",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { text } = yield* Effect.promise(() => send(origin, paths.withdrawal))
        const plain =
          text.match(/<noscript>.*?<\/noscript>/gsu)?.find((part) => part.includes("Widerruf")) ?? ""
        for (const part of [own.name, own.street, own.city, `href="mailto:${own.email}"`])
          assert.include(plain, part)
        assert.notInclude(text, Retailer.defaultValue().street)
      }),
  )
})
