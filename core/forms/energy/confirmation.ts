import type { Brand } from "../../environment.ts"
import type { Mail } from "../../mail/Mail.ts"
import { Email } from "../../values/Email.ts"
import { partnerNames } from "./partners.ts"
import { requestConfirmationPath } from "./requestConfirmationPath.ts"
import type { EnergySubmission } from "./submission.ts"

const day = 24 * 60 * 60 * 1000

/** Lifetime of a confirmation link, in ms: 7 days. An unconfirmed request is then deleted. */
export const requestConfirmationLifetimeMillis = 7 * day

/** Maximum number of confirmation mails to one address within `requestMailWindowMillis`. */
export const maxRequestMails = 10
/** Time window for `maxRequestMails`, in ms: 24 hours. */
export const requestMailWindowMillis = day

/**
 * Returns the mail that asks for the confirmation of an energy request (forms and markets 2.2, screen 7; ADR
 * 0044). It repeats only the chosen partners of the request, because anyone can enter any address.
 *
 * @param origin the origin of the link
 */
export const energyConfirmationMail = (
  { contact, partners }: Pick<EnergySubmission, "contact" | "partners">,
  { brand: { claim }, origin }: { readonly origin: string; readonly brand: Brand },
  token: string,
): Omit<Mail, "id"> => ({
  to: Email.make(contact.email.trim()),
  subject: "Bitte bestätige deine Anfrage: Energieeffizientes Wohnen",
  text: [
    "Hallo,",
    "",
    "vielen Dank für deine Anfrage zum energieeffizienten Wohnen. Bitte bestätige sie über diesen Link:",
    "",
    `${origin}${requestConfirmationPath}?token=${encodeURIComponent(token)}`,
    "",
    "Erst nach deiner Bestätigung geben wir deine Daten an die gewählten Partner weiter:",
    ...partners.map((partner) => `- ${partnerNames[partner]}`),
    "",
    "Der Link gilt 7 Tage. Wenn du die Anfrage nicht gestellt hast, musst du nichts tun: Ohne deine Bestätigung",
    "geben wir nichts weiter und löschen die Anfrage.",
    "",
    "Viele Grüße",
    claim,
    "",
  ].join("\n"),
})
