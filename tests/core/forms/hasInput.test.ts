import { assert, describe, it } from "@effect/vitest"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { hasCraftsmanInput } from "@heimwerk/core/forms/craftsman/hasInput.ts"
import { emptyCraftsmanForm } from "@heimwerk/core/forms/craftsman/steps.ts"
import { hasEnergyInput } from "@heimwerk/core/forms/energy/hasInput.ts"
import { emptyEnergyForm } from "@heimwerk/core/forms/energy/steps.ts"
import { hasContact } from "@heimwerk/core/forms/hasContact.ts"

import { market } from "./samples.ts"

const options = { area: "bad", activities: [], message: "" }

describe("leaving a form", () => {
  it("contact data that contain only spaces do not count as input of a form", () => {
    const { userData } = emptyEnergyForm
    assert.isFalse(hasContact(userData))
    assert.isFalse(hasContact({ ...userData, city: "  " }))
  })

  for (const field of contactFields) {
    it(`the craftsman form and the energy form count a text typed as ${field} as input`, () => {
      const userData = { ...emptyEnergyForm.userData, [field]: "x" }
      assert.isTrue(hasContact(userData))
      assert.isTrue(hasCraftsmanInput({ ...emptyCraftsmanForm, userData }))
      assert.isTrue(hasEnergyInput({ ...emptyEnergyForm, userData }))
    })
  }

  for (const [what, form, loses] of [
    ["no answers", {}, false],
    ["the market and the page", { marketId: market.id, page: 2 }, false],
    ["an area", { roomIdsSelected: ["bad"] }, true],
    ["an area that was chosen and deselected again", { selectedRoomOptions: [options] }, false],
    ["an activity", { selectedRoomOptions: [options, { ...options, activities: ["fliesen"] }] }, true],
    ["a note", { selectedRoomOptions: [{ ...options, message: " Gaube " }] }, true],
    ["a blank note", { selectedRoomOptions: [{ ...options, message: " " }] }, false],
  ] as const) {
    it(`the craftsman form with ${what} ${loses ? "has input" : "has no input"} that leaving would lose`, () => {
      assert.strictEqual(hasCraftsmanInput({ ...emptyCraftsmanForm, ...form }), loses)
    })
  }

  for (const [what, form, loses] of [
    ["no answers", {}, false],
    ["the market and the step", { marketId: market.id, marketName: market.name, step: 1 }, false],
    ["the property", { selectedProperty: "renter" }, true],
    ["the consent", { concent: true }, true],
  ] as const) {
    it(`the energy form with ${what} ${loses ? "has input" : "has no input"} that leaving would lose`, () => {
      assert.strictEqual(hasEnergyInput({ ...emptyEnergyForm, ...form }), loses)
    })
  }
})
