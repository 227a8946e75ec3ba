import { defaultBrand } from "../environment.ts"
import type { Mail } from "../mail/Mail.ts"
import { Email } from "../values/Email.ts"

/**
 * Returns the URL in the confirmation mail. Opening it in a browser confirms the subscription (storefront 1,
 * newsletter).
 */
export const confirmationLink = (origin: string, token: string): string =>
  `${origin}/newsletter/bestaetigen?token=${encodeURIComponent(token)}`

/**
 * Returns the URL that cancels the newsletter. Every mail to a subscribed address contains it. The opened
 * page cancels only after a click.
 */
export const cancelLink = (origin: string, token: string): string =>
  `${origin}/newsletter/abmelden?token=${encodeURIComponent(token)}`

const { brand, claim } = defaultBrand
const greeting = ["", "Viele Grüße", claim, ""].join("\n")

/** Returns the mail to an unconfirmed address. */
const confirmationMail = (link: string) => ({
  subject: `Bitte bestätige deine Anmeldung zum ${brand} Newsletter`,
  text: [
    "Hallo,",
    "",
    `schön, dass du den ${brand} Newsletter lesen möchtest. Bitte bestätige deine Anmeldung über diesen Link:`,
    "",
    link,
    "",
    "Der Link gilt 7 Tage. Wenn du dich nicht angemeldet hast, musst du nichts tun: Ohne deine Bestätigung",
    "schicken wir dir keinen Newsletter und löschen deine E-Mail-Adresse wieder.",
    greeting,
  ].join("\n"),
})

/** Returns the mail to an address that is already confirmed. */
const alreadyMail = (link: string) => ({
  subject: `Du bekommst den ${brand} Newsletter schon`,
  text: [
    "Hallo,",
    "",
    `diese E-Mail-Adresse wurde gerade zum ${brand} Newsletter angemeldet. Du bekommst ihn schon und musst nichts`,
    "weiter tun.",
    "",
    "Du möchtest ihn nicht mehr lesen? Hier meldest du dich ab:",
    "",
    link,
    greeting,
  ].join("\n"),
})

/** Returns the mail to a subscriber who asked to cancel the newsletter. */
const cancelMail = (link: string) => ({
  subject: `Vom ${brand} Newsletter abmelden`,
  text: [
    "Hallo,",
    "",
    `du möchtest den ${brand} Newsletter nicht mehr bekommen. Bitte bestätige deine Abmeldung über diesen Link:`,
    "",
    link,
    "",
    "Wenn du dich nicht abmelden möchtest, musst du nichts tun.",
    greeting,
  ].join("\n"),
})

const texts = { confirm: confirmationMail, already: alreadyMail, cancel: cancelMail }

/**
 * Returns the plain-text mail to an address that was entered for the newsletter.
 *
 * @param link confirms the address in the mail `confirm`, and cancels the newsletter in all other mails
 */
export const mailFor = (
  reply: keyof typeof texts,
  { email, id, link }: { readonly id: string; readonly email: Email; readonly link: string },
): Mail => ({ id, to: Email.make(email.trim()), ...texts[reply](link) })
