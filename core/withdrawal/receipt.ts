import type { Brand } from "../environment.ts"
import type { Mail } from "../mail/Mail.ts"
import { berlinTime, germanDate } from "../values/berlinTime.ts"
import { Email } from "../values/Email.ts"
import type { Withdrawal, WithdrawalReceipt } from "./Withdrawal.ts"

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0")

/** Formats the time of a withdrawal in Berlin time: `21.11.2026 um 09:05 Uhr`. */
export const receivedText = (receivedAt: number): string => {
  const { date, minuteOfDay } = berlinTime(receivedAt)
  return `${germanDate(date)} um ${two(minuteOfDay / 60)}:${two(minuteOfDay % 60)} Uhr`
}

/** Formats a typed text as one entry of a mail. Further lines are indented. */
export const indented = (text: string): string => text.split(/\r\n|\r|\n/u).join("\n  ")

/** Returns the mail that confirms a withdrawal: its content with date and time of arrival (§ 356a BGB). */
export const receiptMail = (
  { contract, email, name, note }: Withdrawal,
  { number, receivedAt }: WithdrawalReceipt,
  { claim }: Brand,
): Mail => ({
  id: `withdrawal-${number}`,
  to: Email.make(email.trim()),
  subject: `Wir haben deinen Widerruf erhalten (${number})`,
  text: [
    "Hallo,",
    "",
    `dein Widerruf ist am ${receivedText(receivedAt)} bei uns eingegangen. Das hast du uns erklärt:`,
    "",
    "Hiermit widerrufe ich den folgenden Vertrag.",
    "",
    `Name: ${indented(name)}`,
    `Bestell- oder Vertragsnummer: ${indented(contract)}`,
    `E-Mail-Adresse: ${email.trim()}`,
    ...(note === undefined ? [] : [`Nur diese Artikel: ${indented(note)}`]),
    `Vorgangsnummer: ${number}`,
    "",
    "Bitte bewahre diese E-Mail auf. Wir prüfen deinen Widerruf und melden uns bei dir mit den nächsten Schritten.",
    "",
    "Viele Grüße",
    claim,
    "",
  ].join("\n"),
})
