import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { cancelLink, confirmationLink, mailFor } from "@heimwerk/core/newsletter/mails.ts"
import {
  confirmationLifetimeMillis,
  mailWindowMillis,
  replyTo,
  subscriberOf,
} from "@heimwerk/core/newsletter/reply.ts"
import { NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Schema } from "effect"

const email = Email.make(" Anna.Berg@Kunde.example\n")

describe("newsletter rules", () => {
  it.each<[boolean, number, string]>([
    [false, 0, "confirm"],
    [false, 2, "confirm"],
    [false, 3, "none"],
    [true, 0, "already"],
    [true, 2, "already"],
    [true, 3, "none"],
    [true, 4, "none"],
  ])(
    "a newsletter address (confirmed: %s) that got %i mails today gets the mail: %s",
    (isConfirmed, mails, reply) => {
      assert.strictEqual(replyTo({ isConfirmed, mails }), reply)
    },
  )

  it("the newsletter confirmation link is valid for 7 days, and the newsletter mail limit is per day", () => {
    assert.deepStrictEqual([confirmationLifetimeMillis, mailWindowMillis], [604_800_000, 86_400_000])
  })

  it("the key of a newsletter address ignores case and surrounding spaces", () => {
    assert.strictEqual(subscriberOf(email), "anna.berg@kunde.example")
  })

  it("the confirmation link and the cancel link of the newsletter contain the token in URL encoding", () => {
    assert.deepStrictEqual(
      [confirmationLink("https://shop.example", "a&b=c"), cancelLink("https://shop.example", "a&b=c")],
      [
        "https://shop.example/newsletter/bestaetigen?token=a%26b%3Dc",
        "https://shop.example/newsletter/abmelden?token=a%26b%3Dc",
      ],
    )
  })
})

describe("newsletter mails", () => {
  const about = { id: "newsletter-1", email, link: "https://shop.example/l", brand: defaultBrand }

  it("the newsletter confirmation mail goes to the trimmed address and has its link on a separate line", () => {
    const mail = mailFor("confirm", about)
    assert.deepStrictEqual(
      [mail.id, mail.to, mail.subject],
      ["newsletter-1", "Anna.Berg@Kunde.example", "Bitte bestätige deine Anmeldung zum Heimwerk Newsletter"],
    )
    assert.strictEqual(
      mail.text,
      [
        "Hallo,",
        "",
        "schön, dass du den Heimwerk Newsletter lesen möchtest. Bitte bestätige deine Anmeldung über diesen Link:",
        "",
        "https://shop.example/l",
        "",
        "Der Link gilt 7 Tage. Wenn du dich nicht angemeldet hast, musst du nichts tun: Ohne deine Bestätigung",
        "schicken wir dir keinen Newsletter und löschen deine E-Mail-Adresse wieder.",
        "",
        "Viele Grüße",
        "Dein Heimwerk Baumarkt",
        "",
      ].join("\n"),
    )
  })

  it("the mail to a confirmed subscriber says that the address is already confirmed, and has a link that cancels the newsletter", () => {
    const { subject, text } = mailFor("already", about)
    assert.strictEqual(subject, "Du bekommst den Heimwerk Newsletter schon")
    assert.strictEqual(
      text,
      [
        "Hallo,",
        "",
        "diese E-Mail-Adresse wurde gerade zum Heimwerk Newsletter angemeldet. Du bekommst ihn schon und musst nichts",
        "weiter tun.",
        "",
        "Du möchtest ihn nicht mehr lesen? Hier meldest du dich ab:",
        "",
        "https://shop.example/l",
        "",
        "Viele Grüße",
        "Dein Heimwerk Baumarkt",
        "",
      ].join("\n"),
    )
  })

  it("the mail to a subscriber who cancels the newsletter asks the subscriber to confirm this through the link in the mail", () => {
    const { subject, text } = mailFor("cancel", about)
    assert.strictEqual(subject, "Vom Heimwerk Newsletter abmelden")
    assert.strictEqual(
      text,
      [
        "Hallo,",
        "",
        "du möchtest den Heimwerk Newsletter nicht mehr bekommen. Bitte bestätige deine Abmeldung über diesen Link:",
        "",
        "https://shop.example/l",
        "",
        "Wenn du dich nicht abmelden möchtest, musst du nichts tun.",
        "",
        "Viele Grüße",
        "Dein Heimwerk Baumarkt",
        "",
      ].join("\n"),
    )
  })

  it.each([
    ["an id that is a path", { id: "../mail" }],
    ["an id that is empty", { id: "" }],
    ["an id of 129 characters", { id: "a".repeat(129) }],
    ["an id that ends in a line break", { id: "a\n" }],
    ["a subject of two lines", { subject: "Hallo\nBcc: x@y.de" }],
    ["an empty subject", { subject: "" }],
    ["an invalid address", { to: "nobody" }],
  ])("the Mail schema rejects a mail with %s", (_, wrong) => {
    const mail = { id: "a".repeat(128), to: "a@b.de", subject: "Hallo", text: "" }
    assert.isTrue(Schema.is(Mail)(mail))
    assert.isFalse(Schema.is(Mail)({ ...mail, ...wrong }))
  })
})

describe("newsletter errors", () => {
  it.each<[NewsletterError["reason"], string]>([
    ["EmailInvalid", "Bitte gib eine E-Mail-Adresse an"],
    [
      "LinkInvalid",
      "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melde dich noch einmal zum Newsletter an.",
    ],
    [
      "TooManyTries",
      "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
    ],
    ["Unavailable", "Der Newsletter ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal."],
  ])("the newsletter error %s has the message: %s", (reason, message) => {
    assert.strictEqual(new NewsletterError({ reason }).message, message)
  })

  it("the error of an outbox that takes no mails has an English message for operators", () => {
    assert.strictEqual(new OutboxError({}).message, "The outbox does not take mails at the moment.")
  })
})
