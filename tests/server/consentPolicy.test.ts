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
import { type Answer, send } from "./support/send.ts"

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

/**
 * Asserts that the policy added by the page's script allows only scripts of the shop. Returns whether the
 * policy in the header allows other scripts.
 */
const allowsForeignScripts = ({ headers, text }: Answer) => {
  const [, policy = ""] = /\("(script-src [^"]*)",/u.exec(text) ?? []
  assert.strictEqual(policy, "script-src 'self'")
  return /script-src [^;]*https:/u.test(headers["content-security-policy"] ?? "")
}

const open = (headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, "/", { headers })))

layer(
  MemoryShop.layer({
    services: { appId: "shop", addresses },
    mapTiles: { address: "https://tiles.example/maps/{z}/{x}/{y}.png", attribution: "Karte" },
  }),
  { excludeTestServices: true },
)("the security policy of a page and the visitor's consents", (it) => {
  it.effect(
    "T-H5: before consent, a page allows no third-party script, and only the visitor's own browser may cache the page",
    () =>
      Effect.gen(function* () {
        const answer = yield* open()
        const { headers, setCookie } = answer
        assert.isFalse(allowsForeignScripts(answer))
        assert.strictEqual(headers["cache-control"], "private, no-cache")
        assert.match(headers["vary"] ?? "", /\bCookie\b/u)
        assert.deepStrictEqual(setCookie, [])
      }),
  )

  it.effect(
    "T-H5: the consent to a service changes neither the page nor its security policy, which still allows no third-party script",
    () =>
      Effect.gen(function* () {
        const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
        const nobody = yield* open()
        for (const service of services) {
          const given = yield* open({ cookie: cookieOf([consentId(service, "local")], now) })
          assert.isFalse(allowsForeignScripts(given))
          assert.strictEqual(given.text, nobody.text)
          assert.strictEqual(
            given.headers["content-security-policy"],
            nobody.headers["content-security-policy"],
          )
          assert.strictEqual(given.headers["cache-control"], "private, no-cache")
        }
      }),
  )

  it.effect(
    "the security policy allows map tiles, but no third-party scripts, when the consents belong to another stage",
    () =>
      Effect.gen(function* () {
        const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
        const answer = yield* open({ cookie: cookieOf([consentId("chatbot", "prod"), "surprise"], now) })
        assert.include(
          answer.headers["content-security-policy"],
          "img-src 'self' https://tiles.example/maps/ ",
        )
        assert.isFalse(allowsForeignScripts(answer))
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
    it.effect(`an unreadable consent cookie (${broken || "empty"}) is not sent again`, () =>
      Effect.gen(function* () {
        const { setCookie } = yield* open({ cookie: `${consentCookie}=${broken}` })
        assert.deepStrictEqual(setCookie, [])
      }),
    )
})

layer(MemoryShop.layer({ environment: "c4c.prod" }), { excludeTestServices: true })(
  "a page in production",
  (it) => {
    it.effect(
      "a page in production names its environment, which the browser needs for consents and feedback",
      () =>
        Effect.gen(function* () {
          const { text } = yield* open()
          assert.include(text, '<meta name="heimwerk-environment" content="c4c.prod">')
        }),
    )
  },
)
