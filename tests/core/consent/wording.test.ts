import { createHash } from "node:crypto"

import { assert, describe, it } from "@effect/vitest"
import { consentServices } from "@heimwerk/core/consent/catalogue.ts"
import { consentVersion } from "@heimwerk/core/consent/dialogTexts.ts"
import { consentWording } from "@heimwerk/core/consent/wording.ts"

describe("wording of the consent texts", () => {
  it("T-P6: a changed consent wording needs a new version; raise the version first, then enter the new hash in this test", () => {
    const hash = createHash("sha256").update(consentWording()).digest("hex")
    assert.deepStrictEqual(
      [consentVersion, hash],
      ["1", "1bbdcb41bda4f13929d1dab3d2a4215bd8e9487fb82b54986b5955478bea4640"],
    )
  })

  it("the consent dialog states the purpose of every service in a full German sentence", () => {
    for (const { name, purpose } of consentServices) {
      assert.match(purpose, /^[A-ZÄÖÜ].*[.]$/u, name)
      assert.include(consentWording(), purpose)
    }
  })
})
