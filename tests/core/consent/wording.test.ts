import { createHash } from "node:crypto"

import { assert, describe, it } from "@effect/vitest"
import { consentServices } from "@heimwerk/core/consent/catalogue.ts"
import { consentVersion } from "@heimwerk/core/consent/consentVersion.ts"
import { serviceDialogTexts } from "@heimwerk/core/consent/serviceDialogTexts.ts"
import { consentWording } from "@heimwerk/core/consent/wording.ts"

describe("wording of the consent texts", () => {
  it("T-P6: the consent wording has the hash of its version; if you change the wording, raise the version and then update the hash", () => {
    const hash = createHash("sha256").update(consentWording()).digest("hex")
    assert.deepStrictEqual(
      [consentVersion, hash],
      ["1", "8c6d098610c486d4ee5d1023cf634277156d9c1cee8fbacf93e2dbbb12bf280b"],
    )
  })

  it("the wording contains the text of each consent dialog that visitors can read before they consent", () => {
    for (const { text, title } of Object.values(serviceDialogTexts))
      for (const shown of [title, text]) assert.include(consentWording(), shown)
  })

  it("the consent dialog states the purpose of every service in a full German sentence", () => {
    for (const { name, purpose } of consentServices) {
      assert.match(purpose, /^[A-ZÄÖÜ].*[.]$/u, name)
      assert.include(consentWording(), purpose)
    }
  })
})
