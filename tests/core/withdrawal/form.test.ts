import { assert, describe, it } from "@effect/vitest"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import {
  emptyWithdrawal,
  type WithdrawalField,
  withdrawalErrors,
  withdrawalFields,
} from "@heimwerk/core/withdrawal/form.ts"
import { withdrawalHints, withdrawalLabels, withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { Withdrawal } from "@heimwerk/core/withdrawal/Withdrawal.ts"
import { Schema } from "effect"

const whole = { name: "Anna Berg", contract: "HW-100200", email: "anna.berg@kunde.example", note: "" }
const address = (length: number) => `${"a".repeat(length - "@b.de".length)}@b.de`

describe("the withdrawal form", () => {
  it("the withdrawal form is empty at first, and reports every missing field except the note", () => {
    assert.strictEqual(emptyWithdrawal.note, "")
    assert.deepStrictEqual(withdrawalErrors(emptyWithdrawal), {
      name: "Bitte gib deinen Vor- und Nachnamen ein.",
      contract: "Bitte gib die Bestell- oder Vertragsnummer ein.",
      email: "Bitte gib eine E-Mail-Adresse ein.",
    })
  })

  it("the withdrawal form accepts a complete withdrawal, even with surrounding spaces", () => {
    assert.deepStrictEqual(withdrawalErrors(whole), {})
    const padded = {
      name: " Anna Berg ",
      contract: "\tHW-100200",
      email: " anna.berg@kunde.example ",
      note: "  ",
    }
    assert.deepStrictEqual(withdrawalErrors(padded), {})
    assert.deepStrictEqual(
      { ...toWithdrawal(padded) },
      { name: "Anna Berg", contract: "HW-100200", email: toWithdrawal(whole).email },
    )
  })

  it("the withdrawal form requires a valid e-mail address", () => {
    const { email = "" } = withdrawalErrors({ ...whole, email: "anna@berg" })
    assert.match(email, /^Bitte gib eine gültige E-Mail-Adresse ein/u)
  })

  it.each<readonly [WithdrawalField, number, (length: number) => string]>([
    ["name", 100, (length) => "x".repeat(length)],
    ["contract", 200, (length) => "x".repeat(length)],
    ["email", 254, address],
    ["note", 2000, (length) => "x".repeat(length)],
  ])(
    "the field %s of a withdrawal has at most %i characters, not counting surrounding spaces",
    (field, limit, text) => {
      assert.deepStrictEqual(withdrawalErrors({ ...whole, [field]: ` ${text(limit)} ` }), {})
      assert.deepStrictEqual(withdrawalErrors({ ...whole, [field]: text(limit + 1) }), {
        [field]: `Das ist zu lang. Bitte kürze deine Eingabe auf ${limit} Zeichen.`,
      })
    },
  )

  it("a complete withdrawal form becomes a valid withdrawal, with a note only if the customer typed a note", () => {
    const noted = toWithdrawal({ ...whole, note: " nur der Hammer " })
    assert.strictEqual(noted.note, "nur der Hammer")
    assert.isTrue(Schema.is(Withdrawal)(noted))
    assert.notProperty(toWithdrawal(whole), "note")
  })

  it("the fields of the withdrawal form have labels and hints, and both steps have the labels that the law requires", () => {
    assert.deepStrictEqual(
      withdrawalFields.map((field) => withdrawalLabels[field]),
      ["Vor- und Nachname", "Bestell- oder Vertragsnummer", "E-Mail-Adresse", "Nur einzelne Artikel"],
    )
    assert.deepStrictEqual(withdrawalTexts, { title: "Vertrag widerrufen", confirm: "Widerruf bestätigen" })
    assert.deepStrictEqual(withdrawalHints, {
      contract:
        "Sie steht in deiner Bestellbestätigung. Hast du sie nicht, dann nenne Artikel und Tag der Bestellung.",
      email: "Dorthin schicken wir sofort die Eingangsbestätigung.",
      note: "Freiwillig. Ohne Angabe widerrufst du den ganzen Vertrag.",
    })
  })
})

describe("the declaration of a withdrawal", () => {
  const fits = Schema.is(Withdrawal)
  const declared = { name: "Anna Berg", contract: "HW-100200", email: "anna.berg@kunde.example" }

  it.each([
    ["a blank name", { ...declared, name: "  " }],
    ["a blank contract number", { ...declared, contract: "\n" }],
    ["a blank note", { ...declared, note: " " }],
    ["an invalid e-mail address", { ...declared, email: "anna" }],
    ["a name of 101 characters", { ...declared, name: "x".repeat(101) }],
    ["a contract number of 201 characters", { ...declared, contract: "x".repeat(201) }],
    ["a note of 2001 characters", { ...declared, note: "x".repeat(2001) }],
    ["an e-mail address of 255 characters", { ...declared, email: address(255) }],
  ])("the Withdrawal schema rejects a withdrawal with %s", (_, value) => {
    assert.isTrue(fits(declared))
    assert.isFalse(fits(value))
  })

  it("the texts of a withdrawal may have the maximum lengths of the form", () => {
    assert.isTrue(isEmail(address(254)))
    assert.isTrue(
      fits({ name: "x".repeat(100), contract: "x".repeat(200), note: "x".repeat(2000), email: address(254) }),
    )
  })
})
