import type { Brand } from "../environment.ts"
import type { Mail } from "../mail/Mail.ts"
import { Email } from "../values/Email.ts"

/**
 * Returns the URL in the confirmation mail. The opened page confirms the subscription after a click
 * (storefront 1, newsletter).
 */
export const confirmationLink = (origin: string, token: string): string =>
  `${origin}/newsletter/bestaetigen?token=${encodeURIComponent(token)}`

/**
 * Returns the URL that cancels the newsletter. Every mail to a subscribed address contains it. The opened
 * page cancels only after a click.
 */
export const cancelLink = (origin: string, token: string): string =>
  `${origin}/newsletter/abmelden?token=${encodeURIComponent(token)}`

const greeting = ({ claim }: Brand): string => ["", "Viele Grüße", claim, ""].join("\n")

/** Returns the mail to an unconfirmed address. */
const confirmationMail = (link: string, shop: Brand) => ({
  subject: `Bitte bestätige deine Anmeldung zum ${shop.brand} Newsletter`,
  text: [
    "Hallo,",
    "",
    `schön, dass du den ${shop.brand} Newsletter lesen möchtest. Bitte bestätige deine Anmeldung über diesen Link:`,
    "",
    link,
    "",
    "Der Link gilt 7 Tage. Wenn du dich nicht angemeldet hast, musst du nichts tun: Ohne deine Bestätigung",
    "schicken wir dir keinen Newsletter und löschen deine E-Mail-Adresse wieder.",
    greeting(shop),
  ].join("\n"),
})

/** Returns the mail to an address that is already confirmed. */
const alreadyMail = (link: string, shop: Brand) => ({
  subject: `Du bekommst den ${shop.brand} Newsletter schon`,
  text: [
    "Hallo,",
    "",
    `diese E-Mail-Adresse wurde gerade zum ${shop.brand} Newsletter angemeldet. Du bekommst ihn schon und musst nichts`,
    "weiter tun.",
    "",
    "Du möchtest ihn nicht mehr lesen? Hier meldest du dich ab:",
    "",
    link,
    greeting(shop),
  ].join("\n"),
})

/** Returns the mail to a subscriber who asked to cancel the newsletter. */
const cancelMail = (link: string, shop: Brand) => ({
  subject: `Vom ${shop.brand} Newsletter abmelden`,
  text: [
    "Hallo,",
    "",
    `du möchtest den ${shop.brand} Newsletter nicht mehr bekommen. Bitte bestätige deine Abmeldung über diesen Link:`,
    "",
    link,
    "",
    "Wenn du dich nicht abmelden möchtest, musst du nichts tun.",
    greeting(shop),
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
  {
    brand,
    email,
    id,
    link,
  }: { readonly id: string; readonly email: Email; readonly link: string; readonly brand: Brand },
): Mail => ({ id, to: Email.make(email.trim()), ...texts[reply](link, brand) })
