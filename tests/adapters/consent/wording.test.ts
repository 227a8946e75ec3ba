import { assert, describe, it } from "@effect/vitest"
import { wordingHash } from "@heimwerk/adapters/sql/ConsentRecordsSql.ts"
import { consentVersion } from "@heimwerk/core/consent/dialogTexts.ts"

describe("what visitors are told before they decide", () => {
  it("T-P6 has another version when it has another wording", () => {
    assert.deepStrictEqual(
      [consentVersion, wordingHash],
      ["1", "1bbdcb41bda4f13929d1dab3d2a4215bd8e9487fb82b54986b5955478bea4640"],
    )
  })
})
