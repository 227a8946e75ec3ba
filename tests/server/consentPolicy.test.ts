import { assert, layer } from "@effect/vitest"
import {
  consentCookie,
  consentLifetimeSeconds,
  keptConsentsText,
} from "@heimwerk/adapters/consent/keptConsents.ts"
import type { ScriptedService } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { Clock, Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

/** Service addresses on other origins than the shop's, as in production. */
const addresses = {
  chatbot: "https://chat.example/bot.js",
  secondChat: "https://support.example/boot.js",
  video: "https://video.example/call.js",
  community: "https://community.example/advice.js",
  experimentation: "https://experiments.example/start.js",
  recommendations: "https://recommend.example/queue.js",
} as const satisfies Partial<Record<ScriptedService, string>>

const services = [
  "chatbot",
  "secondChat",
  "video",
  "community",
  "experimentation",
  "recommendations",
] as const

const cookieOf = (given: ReadonlyArray<string>, at: number) =>
  `${consentCookie}=${encodeURIComponent(keptConsentsText({ given, hasDecided: true, id: "browser-1", at }))}`

/** Returns the scripts that the page's second policy allows in addition to the shop's own. */
const foreignScripts = (policy: string | undefined) =>
  (policy?.split(", ")[1] ?? "none")
    .split(" ")
    .filter((source) => !/^(script-src|'self'|'nonce-.*')$/u.test(source))

const open = (headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, "/", { headers })))

layer(
  MemoryShop.layer({
    services: { appId: "shop", addresses },
    mapTiles: { address: "https://tiles.example/maps/{z}/{x}/{y}.png", attribution: "Karte" },
  }),
  { excludeTestServices: true },
)("the security policy of a page follows the visitor's consents", (it) => {
  it.effect(
    "T-H5: before consent, a page allows no third-party script, and only the visitor's own browser may cache the page",
    () =>
      Effect.gen(function* () {
        const { headers, setCookie } = yield* open()
        assert.deepStrictEqual(foreignScripts(headers["content-security-policy"]), [])
        assert.strictEqual(headers["cache-control"], "private, no-cache")
        assert.match(headers["vary"] ?? "", /\bCookie\b/u)
        assert.deepStrictEqual(setCookie, [])
      }),
  )

  it.effect(
    "T-H5: the security policy allows exactly the scripts with consent, in each of the 64 combinations",
    () =>
      Effect.gen(function* () {
        const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
        for (let bits = 0; bits < 2 ** services.length; bits++) {
          const granted = services.filter((_, index) => ((bits >> index) & 1) === 1)
          const cookie = cookieOf(
            granted.map((service) => consentId(service, "local")),
            now,
          )
          const { headers } = yield* open({ cookie })
          assert.sameMembers(
            foreignScripts(headers["content-security-policy"]),
            granted.map((service) => addresses[service]),
          )
          assert.strictEqual(headers["cache-control"], "no-store")
        }
      }),
  )

  it.effect(
    "the security policy allows map tiles, but no third-party scripts, when the consents belong to another stage",
    () =>
      Effect.gen(function* () {
        const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
        const { headers } = yield* open({ cookie: cookieOf([consentId("chatbot", "prod"), "surprise"], now) })
        assert.include(headers["content-security-policy"], "img-src 'self' https://tiles.example/maps/;")
        assert.deepStrictEqual(foreignScripts(headers["content-security-policy"]), [])
      }),
  )

  it.effect("the server sends the consent cookie again with its old value and its old expiry", () =>
    Effect.gen(function* () {
      const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      const cookie = cookieOf([], now - 1000)
      const { setCookie } = yield* open({ cookie })
      const [kept, maxAge] = setCookie[0]?.split("; ") ?? []
      assert.strictEqual(kept, cookie)
      const lives = Number(maxAge?.replace("Max-Age=", ""))
      assert.isAtMost(lives, consentLifetimeSeconds - 1000)
      assert.isAbove(lives, consentLifetimeSeconds - 1100)
    }),
  )

  for (const broken of ["", "{", "%%%", encodeURIComponent('{"given":["ci-chatbot"]}')])
    it.effect(`an unreadable consent cookie (${broken || "empty"}) is treated as no consent`, () =>
      Effect.gen(function* () {
        const { headers, setCookie } = yield* open({ cookie: `${consentCookie}=${broken}` })
        assert.deepStrictEqual(foreignScripts(headers["content-security-policy"]), [])
        assert.deepStrictEqual(setCookie, [])
      }),
    )
})

layer(MemoryShop.layer({ services: { appId: "shop", addresses }, stage: "prod" }), {
  excludeTestServices: true,
})("the security policy of a page in production", (it) => {
  it.effect("the server reads consents by the ids of the shop's stage, and the page names the stage", () =>
    Effect.gen(function* () {
      const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      const given = [consentId("chatbot", "prod"), consentId("video", "local")]
      const { headers, text } = yield* open({ cookie: cookieOf(given, now) })
      assert.deepStrictEqual(foreignScripts(headers["content-security-policy"]), [addresses.chatbot])
      assert.include(text, '<meta name="heimwerk-stage" content="prod">')
    }),
  )
})
