import { assert, describe, it } from "@effect/vitest"
import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { decodeNewAccount } from "@heimwerk/core/account/NewAccount.ts"
import { decodePersonalData } from "@heimwerk/core/account/PersonalData.ts"
import { Redacted, Result } from "effect"

const anna = {
  salute: "Frau",
  firstName: "  Anna ",
  lastName: "Berg",
  email: " Anna.Berg@kunde.example ",
  password: " Werkbank-2026! ",
  termsAccepted: true,
}

const problemsOf = (input: unknown) => {
  const result = decodeNewAccount(input)
  return Result.isFailure(result)
    ? result.failure.problems.map(({ message, path }) => `${path.join(".")}: ${message}`)
    : []
}

describe("a new account", () => {
  it("a new account has trimmed texts and the password exactly as typed, and its JSON does not contain the password", () => {
    const account = Result.getOrThrow(decodeNewAccount(anna))
    const { email, firstName, lastName } = account
    assert.deepStrictEqual([firstName, lastName, email], ["Anna", "Berg", "Anna.Berg@kunde.example"])
    assert.strictEqual(Redacted.value(account.password), " Werkbank-2026! ")
    assert.notInclude(JSON.stringify(account), "Werkbank")
  })

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ salute: "Dr." }, "salute: Bitte wähle eine Anrede"],
    [{ firstName: " " }, "firstName: Bitte gib deinen Vornamen ein"],
    [{ lastName: "" }, "lastName: Bitte gib deinen Nachnamen ein"],
    [{ lastName: "Berg\r\nBcc: alle" }, "lastName: Bitte gib deinen Nachnamen ein"],
    [{ firstName: "a".repeat(101) }, "firstName: Bitte kürze diese Angabe auf 100 Zeichen."],
    [{ email: "anna" }, "email: Bitte gib eine E-Mail-Adresse an"],
    [
      { email: `${"a".repeat(250)}@b.de` },
      "email: Bitte gib eine gültige E-Mail-Adresse ein oder überprüfe die Schreibweise. Verwende bei deiner E-Mail-Adresse ein @-Zeichen und einen Punkt.",
    ],
    [{ password: "werkbank" }, "password: Dein Passwort erfüllt noch nicht alle Anforderungen."],
    [{ termsAccepted: false }, "termsAccepted: Bitte stimme den AGB und Nutzungsbedingungen zu."],
  ])("a new account with the values %j is rejected with the message: %s", (change, problem) => {
    assert.deepStrictEqual(problemsOf({ ...anna, ...change }), [problem])
  })

  it.each([
    ["firstName", "a".repeat(100)],
    ["email", `${"a".repeat(249)}@b.de`],
    ["salute", ""],
    ["salute", "Divers"],
  ])("the field %s of a new account accepts the value '%s'", (field, text) => {
    assert.deepStrictEqual(problemsOf({ ...anna, [field]: text }), [])
  })

  it("all invalid fields of a new account are reported together, and the failure does not contain the typed text", () => {
    const result = decodeNewAccount({
      ...anna,
      email: "kanarienvogel",
      password: "kanarienvogel",
      firstName: 7,
    })
    assert.isTrue(Result.isFailure(result))
    assert.notInclude(JSON.stringify(result), "kanarienvogel")
    assert.lengthOf(problemsOf(null), 1)
    assert.lengthOf(problemsOf({}), 6)
  })
})

describe("personal data", () => {
  it.each([
    ["", []],
    [" 0221 ", []],
    ["0221-5550100", []],
    ["221", ["Bitte gib eine Telefonnummer an"]],
    [`0${"1".repeat(29)}`, []],
    [`0${"1".repeat(30)}`, ["Bitte kürze diese Angabe auf 30 Zeichen."]],
    [
      "0221\u0007",
      ["Diese Angabe enthält Zeichen, die wir nicht lesen können.", "Bitte gib eine Telefonnummer an"],
    ],
  ])("the telephone number %j of a customer has the error messages %j", (phone, messages) => {
    const result = decodePersonalData({ salute: "", firstName: "A", lastName: "B", phone })
    assert.deepStrictEqual(
      Result.isFailure(result) ? result.failure.problems.map(({ message }) => message) : [],
      messages,
    )
  })
})

describe("the key of an account", () => {
  it("the key of an account is its e-mail address in lower case, without surrounding spaces", () => {
    assert.strictEqual(accountKeyOf(" Anna.BERG@Kunde.example"), "anna.berg@kunde.example")
  })
})
