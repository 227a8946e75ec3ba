import type { Brand } from "../environment.ts"
import type { Mail } from "../mail/Mail.ts"
import { Email } from "../values/Email.ts"
import { accountPaths } from "./paths.ts"

/** Recipient, brand and idempotency key of a mail. A second mail with the same key is not sent. */
export interface Addressed {
  readonly id: string
  readonly email: string
  readonly brand: Brand
}

const mail = ({ brand, email, id }: Addressed, subject: string, lines: ReadonlyArray<string>): Mail => ({
  id,
  to: Email.make(email.trim()),
  subject,
  text: ["Hallo,", "", ...lines, "", "Viele Grüße", brand.claim, ""].join("\n"),
})

/** Mail to confirm a new account. */
export const registrationMail = (to: Addressed, link: string): Mail =>
  mail(to, `Bitte bestätige dein ${to.brand.brand} Kundenkonto`, [
    `schön, dass du ein Kundenkonto bei ${to.brand.brand} möchtest. Bitte bestätige deine E-Mail-Adresse über diesen Link:`,
    "",
    link,
    "",
    "Der Link gilt 24 Stunden. Wenn du kein Kundenkonto angelegt hast, öffne ihn bitte nicht: Ohne deine",
    "Bestätigung entsteht kein Konto und wir löschen deine E-Mail-Adresse wieder.",
  ])

/** Mail to a customer whose e-mail address was used in another registration. */
export const alreadyCustomerMail = (to: Addressed, origin: string): Mail =>
  mail(to, `Du hast schon ein ${to.brand.brand} Kundenkonto`, [
    "mit dieser E-Mail-Adresse wollte sich gerade jemand registrieren. Du hast schon ein Kundenkonto und kannst",
    "dich hier anmelden:",
    "",
    `${origin}${accountPaths.login}`,
    "",
    "Wenn du dein Passwort nicht mehr weißt, kannst du hier ein neues anlegen:",
    "",
    `${origin}${accountPaths.forgottenPassword}`,
    "",
    "Wenn du das nicht warst, musst du nichts tun.",
  ])

/** Mail with the link to reset a password. */
export const passwordResetMail = (to: Addressed, link: string): Mail =>
  mail(to, `Dein neues Passwort für ${to.brand.brand}`, [
    `für dein Kundenkonto bei ${to.brand.brand} wurde ein neues Passwort angefragt. Über diesen Link kannst du es anlegen:`,
    "",
    link,
    "",
    "Der Link gilt 30 Minuten und nur einmal. Wenn du das nicht warst, musst du nichts tun: Dein Passwort",
    "bleibt dann, wie es ist.",
  ])

/** Mail that informs a customer that the password was changed. */
export const passwordChangedMail = (to: Addressed, origin: string): Mail =>
  mail(to, `Dein Passwort bei ${to.brand.brand} wurde geändert`, [
    "das Passwort deines Kundenkontos wurde gerade geändert. Auf anderen Geräten wurdest du abgemeldet.",
    "",
    "Wenn du das nicht warst, lege bitte sofort ein neues Passwort an:",
    "",
    `${origin}${accountPaths.forgottenPassword}`,
  ])

/** Mail to confirm a new e-mail address. */
export const emailChangeMail = (to: Addressed, link: string): Mail =>
  mail(to, `Bitte bestätige deine neue E-Mail-Adresse bei ${to.brand.brand}`, [
    "diese E-Mail-Adresse soll zu einem Kundenkonto gehören. Bitte bestätige sie über diesen Link:",
    "",
    link,
    "",
    "Der Link gilt 24 Stunden. Wenn du das nicht warst, musst du nichts tun.",
  ])

/** Mail to a requested new e-mail address that already belongs to another account. No account is changed. */
export const emailTakenMail = (to: Addressed, origin: string): Mail =>
  mail(to, `Diese E-Mail-Adresse hat schon ein ${to.brand.brand} Kundenkonto`, [
    "diese E-Mail-Adresse sollte zu einem anderen Kundenkonto gehören. Sie hat aber schon eines, deshalb wurde",
    "nichts geändert. Anmelden kannst du dich hier:",
    "",
    `${origin}${accountPaths.login}`,
    "",
    "Wenn du das nicht warst, musst du nichts tun.",
  ])

/** Mail to the old e-mail address after the new one was confirmed. */
export const emailChangedMail = (to: Addressed): Mail =>
  mail(to, `Deine E-Mail-Adresse bei ${to.brand.brand} wurde geändert`, [
    "zu deinem Kundenkonto gehört jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, melde dich bitte",
    "bei unserem Kundenservice.",
  ])
