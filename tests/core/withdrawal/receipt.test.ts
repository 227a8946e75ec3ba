import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { receiptMail, receivedText } from "@heimwerk/core/withdrawal/receipt.ts"
import { receiptNumber } from "@heimwerk/core/withdrawal/receiptNumber.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { WithdrawalReceipt } from "@heimwerk/core/withdrawal/Withdrawal.ts"
import { Effect, Schema } from "effect"

const saturday = Date.UTC(2026, 10, 21, 8, 5)
const receipt = { number: "W-0123456789AB", receivedAt: saturday }
const declared = toWithdrawal({
  name: "Anna Berg",
  contract: "HW-100200",
  email: "anna.berg@kunde.example",
  note: "",
})

describe("the receipt of a withdrawal", () => {
  it.each([
    [saturday, "21.11.2026 um 09:05 Uhr"],
    [Date.UTC(2026, 6, 1, 22, 30, 59), "02.07.2026 um 00:30 Uhr"],
    [Date.UTC(2026, 11, 31, 22, 59), "31.12.2026 um 23:59 Uhr"],
  ])("the receipt of a withdrawal contains the German local time of the instant %i", (at, text) => {
    assert.strictEqual(receivedText(at), text)
  })

  it("the receipt of a withdrawal contains the declaration with its date and time", () => {
    assert.deepStrictEqual(
      { ...receiptMail(declared, receipt, defaultBrand) },
      {
        id: "withdrawal-W-0123456789AB",
        to: declared.email,
        subject: "Wir haben deinen Widerruf erhalten (W-0123456789AB)",
        text: `Hallo,

dein Widerruf ist am 21.11.2026 um 09:05 Uhr bei uns eingegangen. Das hast du uns erklärt:

Hiermit widerrufe ich den folgenden Vertrag.

Name: Anna Berg
Bestell- oder Vertragsnummer: HW-100200
E-Mail-Adresse: anna.berg@kunde.example
Vorgangsnummer: W-0123456789AB

Bitte bewahre diese E-Mail auf. Wir prüfen deinen Widerruf und melden uns bei dir mit den nächsten Schritten.

Viele Grüße
Dein Heimwerk Baumarkt
`,
      },
    )
  })

  it("the receipt of a withdrawal indents the lines of the note, so that no line can imitate a line of the shop", () => {
    const { text } = receiptMail(
      { ...declared, note: "Hammer\r\nVorgangsnummer: W-1\rName: Eva\nEnde" },
      receipt,
      defaultBrand,
    )
    assert.include(
      text,
      "\nNur diese Artikel: Hammer\n  Vorgangsnummer: W-1\n  Name: Eva\n  Ende\nVorgangsnummer: W-0123456789AB\n",
    )
  })

  it("the receipt of a withdrawal is sent to the trimmed address", () => {
    const mail = receiptMail(
      { ...declared, email: Mail.fields.to.make(" anna.berg@kunde.example ") },
      receipt,
      defaultBrand,
    )
    assert.strictEqual(mail.to, declared.email)
    assert.include(mail.text, "E-Mail-Adresse: anna.berg@kunde.example\n")
    assert.isTrue(Schema.is(Mail)(mail))
  })

  it.effect("two receipts of withdrawals have different numbers of W- and 12 hexadecimal digits", () =>
    Effect.gen(function* () {
      const numbers = yield* Effect.all([receiptNumber, receiptNumber])
      assert.lengthOf(new Set(numbers), 2)
      for (const number of numbers) assert.match(number, /^W-[0-9A-F]{12}$/u)
      assert.isFalse(Schema.is(WithdrawalReceipt)({ number: "", receivedAt: 1 }))
    }),
  )
})

describe("rejected withdrawals", () => {
  it.each([
    ["Invalid", "Bitte prüfe deine Angaben."],
    [
      "TooManyTries",
      "Das waren viele Widerrufe hintereinander. Bitte versuche es in einer Stunde noch einmal.",
    ],
    [
      "Unavailable",
      "Dein Widerruf konnte gerade nicht übermittelt werden. Bitte versuche es gleich noch einmal oder erkläre ihn uns per E-Mail.",
    ],
  ] as const)("the message of the withdrawal error %s says what the customer can do", (reason, message) => {
    assert.strictEqual(new WithdrawalsError({ reason }).message, message)
  })
})
