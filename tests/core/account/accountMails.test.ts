import { assert, describe, it } from "@effect/vitest"
import { accountLink, type AccountLink, linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import {
  alreadyCustomerMail,
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  passwordChangedMail,
  passwordResetMail,
  registrationMail,
} from "@heimwerk/core/account/accountMails.ts"
import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Schema } from "effect"

const origin = "https://shop.example"
const to = { id: "mail-1", email: " anna@kunde.example " }
const link = "https://shop.example/x?token=abc"

describe("links in account mails", () => {
  it.each<[AccountLink, string, number]>([
    ["registration", "/meinkonto/registrieren/bestaetigen", 86_400_000],
    ["passwordReset", "/meinkonto/passwort-neu", 1_800_000],
    ["emailChange", "/meinkonto/email-bestaetigen", 86_400_000],
  ])("the link %s in an account mail leads to %s and is valid for %d ms", (kind, path, lifetime) => {
    assert.strictEqual(accountLink(origin, kind, "a b"), `${origin}${path}?token=a%20b`)
    assert.strictEqual(linkLifetimeMillis[kind], lifetime)
  })
})

describe("account mails", () => {
  it.each([
    [registrationMail(to, link), "Bitte bestätige dein Heimwerk Kundenkonto", [link, "24 Stunden"]],
    [
      alreadyCustomerMail(to, origin),
      "Du hast schon ein Heimwerk Kundenkonto",
      [`${origin}/meinkonto/anmeldung`, `${origin}/meinkonto/passwort-vergessen`],
    ],
    [passwordResetMail(to, link), "Dein neues Passwort für Heimwerk", [link, "30 Minuten und nur einmal"]],
    [
      passwordChangedMail(to, origin),
      "Dein Passwort bei Heimwerk wurde geändert",
      [`${origin}/meinkonto/passwort-vergessen`],
    ],
    [emailChangeMail(to, link), "Bitte bestätige deine neue E-Mail-Adresse bei Heimwerk", [link]],
    [
      emailTakenMail(to, origin),
      "Diese E-Mail-Adresse hat schon ein Heimwerk Kundenkonto",
      [`${origin}/meinkonto/anmeldung`],
    ],
    [emailChangedMail(to), "Deine E-Mail-Adresse bei Heimwerk wurde geändert", ["Kundenservice"]],
  ])(
    "each account mail passes the mail schema and contains its link and instructions (case %#)",
    (mail, subject, parts) => {
      assert.deepStrictEqual(Schema.decodeUnknownSync(Mail)(mail), mail)
      assert.strictEqual(mail.id, "mail-1")
      assert.strictEqual(mail.to, "anna@kunde.example")
      assert.strictEqual(mail.subject, subject)
      assert.match(mail.text, /^Hallo,\n\n\S/u)
      assert.match(mail.text, /\S\n\nViele Grüße\nDein Heimwerk Baumarkt\n$/u)
      for (const part of parts) assert.include(mail.text, part)
      assert.notMatch(mail.text, /[^\S\n]$/mu)
    },
  )
})
