import { assert, describe, it } from "@effect/vitest"
import {
  consentLifetimeSeconds,
  keptConsentsText,
  readKeptConsents,
  remainingSeconds,
} from "@heimwerk/adapters/consent/keptConsents.ts"

const kept = { given: ["ref-maps"], hasDecided: true, id: "browser-1", at: 1_000 }

describe("the consent cookie", () => {
  it("restores the stored consents from the cookie's text", () => {
    assert.deepStrictEqual(readKeptConsents(keptConsentsText(kept)), kept)
    assert.isUndefined(readKeptConsents(undefined))
  })

  it("T-P6 keeps the consents to an older wording, but asks the visitor again", () => {
    const older = keptConsentsText(kept).replace(/"version":"[^"]*"/u, '"version":"0"')
    assert.deepStrictEqual(readKeptConsents(older), { ...kept, hasDecided: false })
  })

  it("expires the consent cookie 180 days after the decision, however often it is rewritten", () => {
    assert.strictEqual(consentLifetimeSeconds, 180 * 24 * 60 * 60)
    assert.strictEqual(remainingSeconds(kept, 1_000_000), consentLifetimeSeconds)
    assert.strictEqual(remainingSeconds(kept, 1_001_999), consentLifetimeSeconds - 1)
    assert.strictEqual(remainingSeconds(kept, (1_000 + consentLifetimeSeconds + 1) * 1000), 0)
  })
})
