import { assert, describe, it } from "@effect/vitest"
import {
  consentLifetimeSeconds,
  keptConsentsText,
  readKeptConsents,
  remainingSeconds,
} from "@heimwerk/adapters/consent/keptConsents.ts"

const kept = { given: ["ref-maps"], hasDecided: true, id: "browser-1", at: 1_000 }

describe("the consent cookie", () => {
  it("the stored consents are read back from the consent cookie", () => {
    assert.deepStrictEqual(readKeptConsents(keptConsentsText(kept)), kept)
    assert.isUndefined(readKeptConsents(undefined))
  })

  it("T-P6: consents to an older wording remain valid, but the visitor is asked again", () => {
    const older = keptConsentsText(kept).replace(/"version":"[^"]*"/u, '"version":"0"')
    assert.deepStrictEqual(readKeptConsents(older), { ...kept, hasDecided: false })
  })

  it("the consent cookie expires 180 days after the decision, even if the shop writes the cookie again later", () => {
    assert.strictEqual(consentLifetimeSeconds, 180 * 24 * 60 * 60)
    assert.strictEqual(remainingSeconds(kept, 1_000_000), consentLifetimeSeconds)
    assert.strictEqual(remainingSeconds(kept, 1_001_999), consentLifetimeSeconds - 1)
    assert.strictEqual(remainingSeconds(kept, (1_000 + consentLifetimeSeconds + 1) * 1000), 0)
  })
})
