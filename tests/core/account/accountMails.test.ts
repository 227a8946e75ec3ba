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
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { brandNamed } from "@heimwerk/core/retailer/brandNamed.ts"
import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Schema } from "effect"

const origin = "https://shop.example"
const to = { id: "mail-1", email: " anna@kunde.example ", brand: defaultBrand }
const link = "https://shop.example/x?token=abc"

describe("links in account mails", () => {
  it.each<[AccountLink, string, number]>([
    ["registration", "/meinkonto/registrieren/bestaetigen", 86_400_000],
    ["passwordReset", "/meinkonto/passwort-neu", 1_800_000],
    ["emailChange", "/meinkonto/email-bestaetigen", 86_400_000],
  ])(
    "the link of an account mail for '%s' opens the page %s and is valid for %d ms",
    (kind, path, lifetime) => {
      assert.strictEqual(accountLink(origin, kind, "a b"), `${origin}${path}?token=a%20b`)
      assert.strictEqual(linkLifetimeMillis[kind], lifetime)
    },
  )
})

describe("account mails", () => {
  it.each([
    [
      "registration",
      registrationMail(to, link),
      "Bitte bestätige dein Heimwerk Kundenkonto",
      [link, "24 Stunden"],
    ],
    [
      "registration of a known address",
      alreadyCustomerMail(to, origin),
      "Du hast schon ein Heimwerk Kundenkonto",
      [`${origin}/meinkonto/anmeldung`, `${origin}/meinkonto/passwort-vergessen`],
    ],
    [
      "forgotten password",
      passwordResetMail(to, link),
      "Dein neues Passwort für Heimwerk",
      [link, "30 Minuten und nur einmal"],
    ],
    [
      "changed password",
      passwordChangedMail(to, origin),
      "Dein Passwort bei Heimwerk wurde geändert",
      [`${origin}/meinkonto/passwort-vergessen`],
    ],
    [
      "new e-mail address",
      emailChangeMail(to, link),
      "Bitte bestätige deine neue E-Mail-Adresse bei Heimwerk",
      [link],
    ],
    [
      "new e-mail address that is taken",
      emailTakenMail(to, origin),
      "Diese E-Mail-Adresse hat schon ein Heimwerk Kundenkonto",
      [`${origin}/meinkonto/anmeldung`],
    ],
    [
      "changed e-mail address",
      emailChangedMail(to),
      "Deine E-Mail-Adresse bei Heimwerk wurde geändert",
      ["Kundenservice"],
    ],
  ] as const)(
    "the account mail '%s' goes to the trimmed address and contains its subject, greetings and instructions",
    (_name, mail, subject, parts) => {
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

  it("each account mail of a shop with its own name contains this name and not Heimwerk", () => {
    const own = { ...to, brand: brandNamed("Holzhof") }
    const mails = [
      registrationMail(own, link),
      alreadyCustomerMail(own, origin),
      passwordResetMail(own, link),
      passwordChangedMail(own, origin),
      emailChangeMail(own, link),
      emailTakenMail(own, origin),
      emailChangedMail(own),
    ]
    for (const { subject, text } of mails) {
      assert.include(subject, "Holzhof")
      assert.include(text, "Viele Grüße\nDein Holzhof Baumarkt\n")
      assert.notMatch(text, /heimwerk/iu)
    }
  })

  it("each account mail contains exactly its German text between its two greetings", () => {
    const texts = [
      registrationMail(to, link),
      alreadyCustomerMail(to, origin),
      passwordResetMail(to, link),
      passwordChangedMail(to, origin),
      emailChangeMail(to, link),
      emailTakenMail(to, origin),
      emailChangedMail(to),
    ].map(({ text }) => text.split("\n").slice(2, -4))
    assert.deepStrictEqual(texts, [
      [
        "schön, dass du ein Kundenkonto bei Heimwerk möchtest. Bitte bestätige deine E-Mail-Adresse über diesen Link:",
        "",
        "https://shop.example/x?token=abc",
        "",
        "Der Link gilt 24 Stunden. Wenn du kein Kundenkonto angelegt hast, öffne ihn bitte nicht: Ohne deine",
        "Bestätigung entsteht kein Konto und wir löschen deine E-Mail-Adresse wieder.",
      ],
      [
        "mit dieser E-Mail-Adresse wollte sich gerade jemand registrieren. Du hast schon ein Kundenkonto und kannst",
        "dich hier anmelden:",
        "",
        "https://shop.example/meinkonto/anmeldung",
        "",
        "Wenn du dein Passwort nicht mehr weißt, kannst du hier ein neues anlegen:",
        "",
        "https://shop.example/meinkonto/passwort-vergessen",
        "",
        "Wenn du das nicht warst, musst du nichts tun.",
      ],
      [
        "für dein Kundenkonto bei Heimwerk wurde ein neues Passwort angefragt. Über diesen Link kannst du es anlegen:",
        "",
        "https://shop.example/x?token=abc",
        "",
        "Der Link gilt 30 Minuten und nur einmal. Wenn du das nicht warst, musst du nichts tun: Dein Passwort",
        "bleibt dann, wie es ist.",
      ],
      [
        "das Passwort deines Kundenkontos wurde gerade geändert. Auf anderen Geräten wurdest du abgemeldet.",
        "",
        "Wenn du das nicht warst, lege bitte sofort ein neues Passwort an:",
        "",
        "https://shop.example/meinkonto/passwort-vergessen",
      ],
      [
        "diese E-Mail-Adresse soll zu einem Kundenkonto gehören. Bitte bestätige sie über diesen Link:",
        "",
        "https://shop.example/x?token=abc",
        "",
        "Der Link gilt 24 Stunden. Wenn du das nicht warst, musst du nichts tun.",
      ],
      [
        "diese E-Mail-Adresse sollte zu einem anderen Kundenkonto gehören. Sie hat aber schon eines, deshalb wurde",
        "nichts geändert. Anmelden kannst du dich hier:",
        "",
        "https://shop.example/meinkonto/anmeldung",
        "",
        "Wenn du das nicht warst, musst du nichts tun.",
      ],
      [
        "zu deinem Kundenkonto gehört jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, melde dich bitte",
        "bei unserem Kundenservice.",
      ],
    ])
  })
})
