import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { receiptMail } from "@heimwerk/core/withdrawal/receipt.ts"
import { withdrawalMails } from "@heimwerk/core/withdrawal/withdrawalMails.ts"
import { Schema } from "effect"

const receipt = { number: "W-0123456789AB", receivedAt: Date.UTC(2026, 10, 21, 8, 5) }
const declared = {
  name: "Anna Berg",
  contract: "Hammer vom 20. November",
  email: Email.make("anna.berg@kunde.example"),
}
const requestMailbox = Email.make("anfragen@shop.example")
const retailer = { brand: defaultBrand, requestMailbox }

describe("the mails about a withdrawal", () => {
  it("the mailbox for requests gets a withdrawal with its number, time, name, contract, e-mail address and note", () => {
    const mails = withdrawalMails({ ...declared, note: "nur der Stiel\nName: Eva" }, receipt, retailer)
    assert.isTrue(Schema.is(Schema.Array(Mail))(mails))
    assert.deepStrictEqual<unknown>(mails.slice(1), [
      {
        id: "withdrawal-W-0123456789AB-staff",
        to: requestMailbox,
        subject: "Neuer Widerruf: W-0123456789AB",
        text: `Widerruf: W-0123456789AB
Eingang: 21.11.2026 um 09:05 Uhr

Vor- und Nachname: Anna Berg
Bestell- oder Vertragsnummer: Hammer vom 20. November
E-Mail-Adresse: anna.berg@kunde.example
Nur einzelne Artikel: nur der Stiel
  Name: Eva
`,
      },
    ])
  })

  it("the mail to the mailbox for requests has no line for the articles if the whole contract is withdrawn", () => {
    const [, mail] = withdrawalMails(declared, receipt, retailer)
    assert.isTrue(mail?.text.endsWith("\nE-Mail-Adresse: anna.berg@kunde.example\n"))
  })

  it("a shop without a mailbox for requests mails only the receipt of a withdrawal", () => {
    assert.deepStrictEqual(withdrawalMails(declared, receipt, { brand: defaultBrand }), [
      receiptMail(declared, receipt, defaultBrand),
    ])
  })
})
