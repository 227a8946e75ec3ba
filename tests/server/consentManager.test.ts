import { assert, describe, it } from "@effect/vitest"
import { consentManager, consentManagerAt } from "@heimwerk/server/settings/consentManager.ts"
import { type Environment, readSettings } from "@heimwerk/server/settings/setting.ts"
import { pagePolicy, thirdPartyPolicy } from "@heimwerk/server/security/headers.ts"
import { Effect } from "effect"

const ids = '{"maps":"S1pcEj_jZX"}'

const readManager = (environment: Environment, hasDemonstration: boolean) =>
  readSettings(consentManager(hasDemonstration), environment)

describe("CONSENT_MANAGER", () => {
  it.effect("the shop's own consent manager is used by default", () =>
    Effect.gen(function* () {
      for (const environment of [{}, { CONSENT_MANAGER: "own" }, { USERCENTRICS_ID: "abc123" }]) {
        const chosen = yield* readManager(environment, true)
        assert.isUndefined(chosen)
        assert.isUndefined(consentManagerAt(chosen, "http://127.0.0.1:1"))
      }
    }),
  )

  it.effect.each([
    ["v2", "https://app.usercentrics.eu/browser-ui/latest/loader.js"],
    ["v3", "https://web.cmp.usercentrics.eu/ui/loader.js"],
  ] as const)(
    "the setting CONSENT_MANAGER selects Usercentrics %s with the settings and service ids of the shop",
    ([generation, script]) =>
      Effect.gen(function* () {
        const environment = {
          CONSENT_MANAGER: `usercentrics-${generation}`,
          USERCENTRICS_ID: "abc123",
          USERCENTRICS_SERVICES: ids,
        }
        const settings = { generation, script, settingsId: "abc123", services: { maps: "S1pcEj_jZX" } }
        for (const thirdParties of [undefined, "http://127.0.0.1:1"])
          assert.deepStrictEqual(
            consentManagerAt(yield* readManager(environment, thirdParties !== undefined), thirdParties),
            { usercentrics: settings, source: "https://*.usercentrics.eu" },
          )
      }),
  )

  it.effect(
    "CONSENT_MANAGER=usercentrics-v2 without USERCENTRICS_ID selects the simulated Usercentrics if the simulated third parties run",
    () =>
      Effect.gen(function* () {
        const chosen = yield* readManager({ CONSENT_MANAGER: "usercentrics-v2" }, true)
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
    ...["[]", '{"map":"x"}', '{"maps":""}', '{"maps":7}'].map(
      (services) =>
        [
          "USERCENTRICS_SERVICES",
          { CONSENT_MANAGER: "usercentrics-v3", USERCENTRICS_ID: "abc123", USERCENTRICS_SERVICES: services },
        ] as const,
    ),
  ] as const)(
    "the server refuses the consent setting %s in %j, and its message has one line",
    ([name, environment]) =>
      Effect.gen(function* () {
        const { message } = yield* Effect.flip(readManager(environment, false))
        assert.match(message, new RegExp(`^${name} is not usable: [^\\n]+\\.$`, "u"))
      }),
  )
})

describe("pagePolicy", () => {
  const other = {
    usercentrics: {
      generation: "v2",
      script: "https://app.usercentrics.eu/l.js",
      settingsId: "abc123",
      services: {},
    },
    source: "https://*.usercentrics.eu",
  } as const

  it("the security policy allows inline styles and the consent manager's origin only for an external consent manager", () => {
    const hashes = { scripts: ["abc="], style: "def=" }
    const own = pagePolicy(hashes, {})
    assert.notInclude(own + thirdPartyPolicy({}), "usercentrics")
    assert.notInclude(own, "unsafe-inline")
    const wider = pagePolicy(hashes, { consentManager: other })
    assert.strictEqual(
      thirdPartyPolicy({ consentManager: other }),
      "script-src 'self' https://*.usercentrics.eu",
    )
    for (const directive of [
      "style-src 'self' 'unsafe-inline' https://*.usercentrics.eu",
      "img-src 'self' https://*.usercentrics.eu",
      "connect-src 'self' https://*.usercentrics.eu",
      "script-src 'sha256-abc=' 'strict-dynamic'",
    ])
      assert.include(wider.split("; "), directive)
    const widened = new Set(["style-src", "img-src", "connect-src"])
    const rest = (policy: string) => policy.split("; ").filter((one) => !widened.has(one.split(" ")[0] ?? ""))
    assert.deepStrictEqual(rest(wider), rest(own))
  })
})
