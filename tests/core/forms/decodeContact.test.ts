import { assert, describe, it } from "@effect/vitest"
import { emptyContactData, wrongFields } from "@heimwerk/core/forms/contact.ts"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { contactMessage } from "@heimwerk/core/forms/contactMessage.ts"
import { decodeContact } from "@heimwerk/core/forms/decodeContact.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Result } from "effect"
import * as fc from "fast-check"

import { ada } from "./samples.ts"

const problemsOf = (input: unknown) =>
  Result.match(decodeContact(input), { onFailure: ({ problems }) => problems, onSuccess: () => [] })
const inAll = contactFields.map((field) => ({
  path: [field],
  message: contactMessage(field, defaultBrand),
}))

describe("decoding contact data", () => {
  it("the decoder trims valid contact data except the salutation, and drops unknown keys", () => {
    const blanks = fc.stringMatching(/^[ \t\n]{0,3}$/u)
    fc.assert(
      fc.property(blanks, blanks, (before, after) => {
        const wrap = (text: string) => before + text + after
        const typed = Object.fromEntries(
          contactFields.map((field) => [field, field === "salute" ? ada[field] : wrap(ada[field])]),
        )
        assert.deepStrictEqual(decodeContact({ ...typed, newsletter: true }), decodeContact(ada))
        assert.deepStrictEqual<unknown>(Result.getOrThrow(decodeContact(typed)), ada)
      }),
    )
  })

  it.each([
    ["salute", "Dr.", "Bitte wähle eine Anrede"],
    ["salute", " Frau", "Bitte wähle eine Anrede"],
    ["firstName", " ", "Bitte gib deinen Vornamen ein"],
    ["lastName", 5, "Bitte gib deinen Nachnamen ein"],
    ["email", "ada@", "Bitte gib eine E-Mail-Adresse an"],
    ["phone", "49 221", "Bitte gib eine Telefonnummer an"],
    ["address", null, "Bitte gib eine Straße und eine Hausnummer an"],
    ["postalCode", "5066", "Bitte gib eine gültige Postleitzahl an"],
    ["city", undefined, "Bitte gib einen Ort an"],
  ])(
    "contact data with %s %j are rejected, and the error names the field with the message '%s'",
    (field, value, message) => {
      assert.deepStrictEqual(problemsOf({ ...ada, [field]: value }), [{ path: [field], message }])
    },
  )

  it("every invalid contact field is reported at once, in the order of the form", () => {
    assert.deepStrictEqual(problemsOf(emptyContactData), inAll)
    const error = Result.getOrThrow(Result.flip(decodeContact({ ...ada, city: "", email: "ada" })))
    assert.strictEqual(error._tag, "InvalidFormData")
    assert.strictEqual(error.message, "email: Bitte gib eine E-Mail-Adresse an; city: Bitte gib einen Ort an")
  })

  it.each([[undefined], [null], [5], ["Ada"], [[]], [[ada]], [() => ada]])(
    "contact data that are not an object (%j) are rejected in every field",
    (input) => {
      assert.deepStrictEqual(problemsOf(input), inAll)
    },
  )

  it("contact data whose properties throw errors are rejected as invalid, and the decoder does not throw", () => {
    const refusing = {
      ...ada,
      get email(): string {
        throw new Error("Do not look")
      },
    }
    assert.deepStrictEqual(problemsOf(refusing), inAll)
  })

  it("the decoder accepts exactly the contact data that the form accepts, and reports the same invalid fields", () => {
    const text = (right: string) => fc.oneof(fc.constantFrom(right, ` ${right}`, "", " ", "0"), fc.string())
    const typed = fc.record({
      salute: fc.constantFrom("Herr", "Frau", "Divers", "", "herr", "Frau "),
      firstName: text("Ada"),
      lastName: text("Lovelace"),
      email: text("ada@beispiel.de"),
      phone: text("+49221"),
      address: text("Domplatz 1"),
      postalCode: text("50667"),
      city: text("Köln"),
    })
    fc.assert(
      fc.property(typed, (data) => {
        assert.deepStrictEqual(
          problemsOf(data).map(({ path }) => path[0]),
          [...wrongFields(data)],
        )
      }),
    )
  })

  it("the decoder of contact data rejects random values and does not throw", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        assert.isTrue(Result.isFailure(decodeContact(input)))
      }),
    )
  })
})
