import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import {
  emptyContactData,
  flagField,
  salutes,
  withContact,
  wrongFields,
} from "@heimwerk/core/forms/contact.ts"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { contactMessage } from "@heimwerk/core/forms/contactMessage.ts"

import { ada } from "./samples.ts"

describe("contact data", () => {
  it("complete contact data are valid, and empty contact data are invalid in every field", () => {
    assert.deepStrictEqual(wrongFields(ada), [])
    assert.deepStrictEqual(wrongFields(emptyContactData), contactFields)
  })

  it.each([
    ["salute", "Dr."],
    ["salute", ""],
    ["firstName", " "],
    ["lastName", "\t"],
    ["email", "ada"],
    ["phone", "221"],
    ["address", "  "],
    ["postalCode", "5066"],
    ["postalCode", "506677"],
    ["postalCode", "5066a"],
    ["city", ""],
  ] as const)("only the contact field %s is marked as invalid when its value is '%s'", (field, text) => {
    assert.deepStrictEqual(wrongFields({ ...ada, [field]: text }), [field])
  })

  it.each(salutes)("contact data may have the salutation %s", (salute) => {
    assert.deepStrictEqual(wrongFields({ ...ada, salute }), [])
  })

  it.each([
    ["salute", "Bitte wähle eine Anrede"],
    ["firstName", "Bitte gib deinen Vornamen ein"],
    ["lastName", "Bitte gib deinen Nachnamen ein"],
    ["email", "Bitte gib eine E-Mail-Adresse an"],
    ["phone", "Bitte gib eine Telefonnummer an"],
    ["address", "Bitte gib eine Straße und eine Hausnummer an"],
    ["postalCode", "Bitte gib eine gültige Postleitzahl an"],
    ["city", "Bitte gib einen Ort an"],
    ["marketId", "Bitte wähle deinen Heimwerk Baumarkt."],
  ] as const)("an invalid contact field %s shows the message '%s'", (field, message) => {
    assert.strictEqual(contactMessage(field, defaultBrand), message)
  })

  it("the contact fields for e-mail and city are validated as soon as their values change", () => {
    const start = { userData: emptyContactData, errors: [] }
    const wrong = withContact(start, "email", "ada")
    assert.deepStrictEqual(wrong, { userData: { ...emptyContactData, email: "ada" }, errors: ["email"] })
    assert.deepStrictEqual(withContact(wrong, "city", "").errors, ["email", "city"])
    assert.deepStrictEqual(withContact(wrong, "email", "ada@beispiel.de").errors, [])
    assert.deepStrictEqual(flagField(["email"], "email", true), ["email"])
  })
})
