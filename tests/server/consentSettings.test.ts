import { assert, describe, it } from "@effect/vitest"
import { consentManagerAt, readConsentManager } from "@heimwerk/server/settings/consentSettings.ts"
import { pagePolicy } from "@heimwerk/server/security/headers.ts"
import { Effect } from "effect"

const ids = '{"maps":"S1pcEj_jZX"}'

describe("the consent manager an operator chooses", () => {
  it.effect("is the shop's own when nothing is said", () =>
    Effect.gen(function* () {
      for (const environment of [{}, { CONSENT_MANAGER: "own" }, { USERCENTRICS_ID: "abc123" }]) {
        const chosen = yield* readConsentManager(environment, true)
        assert.isUndefined(chosen)
        assert.isUndefined(consentManagerAt(chosen, "http://127.0.0.1:1"))
      }
    }),
  )

  it.effect.each([
    ["v2", "https://app.usercentrics.eu/browser-ui/latest/loader.js"],
    ["v3", "https://web.cmp.usercentrics.eu/ui/loader.js"],
  ] as const)("is Usercentrics %s with the shop's settings and ids there", ([generation, script]) =>
    Effect.gen(function* () {
      const environment = {
        CONSENT_MANAGER: `usercentrics-${generation}`,
        USERCENTRICS_ID: "abc123",
        USERCENTRICS_SERVICES: ids,
      }
      const settings = { generation, script, settingsId: "abc123", services: { maps: "S1pcEj_jZX" } }
      for (const thirdParties of [undefined, "http://127.0.0.1:1"])
        assert.deepStrictEqual(
          consentManagerAt(yield* readConsentManager(environment, thirdParties !== undefined), thirdParties),
          { usercentrics: settings, source: "https://*.usercentrics.eu" },
        )
    }),
  )

  it.effect("is the stand-in of the demonstration, where that listens and there are no settings", () =>
    Effect.gen(function* () {
      const chosen = yield* readConsentManager({ CONSENT_MANAGER: "usercentrics-v2" }, true)
      const manager = consentManagerAt(chosen, "http://127.0.0.1:1")
      assert.strictEqual(manager?.usercentrics.script, "http://127.0.0.1:1/dienste/usercentrics-v2.js")
      assert.strictEqual(manager?.source, "http://127.0.0.1:1")
      assert.isUndefined(consentManagerAt(chosen, undefined))
    }),
  )

  it.effect.each([
    ["CONSENT_MANAGER", { CONSENT_MANAGER: "klaro" }],
    ["CONSENT_MANAGER", { CONSENT_MANAGER: "constructor" }],
    ["USERCENTRICS_ID", { CONSENT_MANAGER: "usercentrics-v3" }],
    [
      "USERCENTRICS_ID",
      { CONSENT_MANAGER: "usercentrics-v3", USERCENTRICS_ID: "a b", USERCENTRICS_SERVICES: ids },
    ],
    ["USERCENTRICS_SERVICES", { CONSENT_MANAGER: "usercentrics-v3", USERCENTRICS_ID: "abc123" }],
    [
      "USERCENTRICS_SERVICES",
      { CONSENT_MANAGER: "usercentrics-v3", USERCENTRICS_ID: "abc123", USERCENTRICS_SERVICES: '{"map":"x"}' },
    ],
  ] as const)("stops the start with one line about %s in %j", ([name, environment]) =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(readConsentManager(environment, false))
      assert.match(message, new RegExp(`^${name} is not usable: [^\\n]+\\.$`, "u"))
    }),
  )
})

describe("the security policy of a page", () => {
  const other = {
    usercentrics: {
      generation: "v2",
      script: "https://app.usercentrics.eu/l.js",
      settingsId: "abc123",
      services: {},
    },
    source: "https://*.usercentrics.eu",
  } as const

  it("is widened for another consent manager, and only then", () => {
    const [own = "", scripts = ""] = pagePolicy("n1", {}, []).split(", ")
    assert.notInclude(own + scripts, "usercentrics")
    assert.notInclude(own, "unsafe-inline")
    const [wider = "", more = ""] = pagePolicy("n1", { consentManager: other }, []).split(", ")
    assert.strictEqual(more, "script-src 'self' 'nonce-n1' https://*.usercentrics.eu")
    for (const directive of [
      "style-src 'self' 'unsafe-inline' https://*.usercentrics.eu",
      "img-src 'self' https://*.usercentrics.eu",
      "connect-src 'self' https://*.usercentrics.eu",
      "script-src 'nonce-n1' 'strict-dynamic'",
    ])
      assert.include(wider.split("; "), directive)
    const widened = new Set(["style-src", "img-src", "connect-src"])
    const rest = (policy: string) => policy.split("; ").filter((one) => !widened.has(one.split(" ")[0] ?? ""))
    assert.deepStrictEqual(rest(wider), rest(own))
  })
})
