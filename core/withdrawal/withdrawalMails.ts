import type { Mail } from "../mail/Mail.ts"
import type { RetailerIdentity } from "../retailer/Retailer.ts"
import type { Email } from "../values/Email.ts"
import { indented, receiptMail, receivedText } from "./receipt.ts"
import { withdrawalLabels } from "./texts.ts"
import type { Withdrawal, WithdrawalReceipt } from "./Withdrawal.ts"

const staffMail = (
  { contract, email, name, note }: Withdrawal,
  { number, receivedAt }: WithdrawalReceipt,
  to: Email,
): Mail => ({
  id: `withdrawal-${number}-staff`,
  to,
  subject: `Neuer Widerruf: ${number}`,
  text: [
    `Widerruf: ${number}`,
    `Eingang: ${receivedText(receivedAt)}`,
    "",
    `${withdrawalLabels.name}: ${indented(name)}`,
    `${withdrawalLabels.contract}: ${indented(contract)}`,
    `${withdrawalLabels.email}: ${email.trim()}`,
    ...(note === undefined ? [] : [`${withdrawalLabels.note}: ${indented(note)}`]),
    "",
  ].join("\n"),
})

/** Stands for the note in a receipt that hides it. */
const hiddenNote = "wie von dir angegeben. Deine Angabe ist bei uns gespeichert."

/**
 * Returns the mails about a new withdrawal: the receipt for the customer, and a mail to the mailbox for requests. The
 * staff need the second one, because a withdrawal without an order number belongs to no order that they look at.
 *
 * @param hidesNote whether the receipt says only that the note is stored. Default: false.
 */
export const withdrawalMails = (
  withdrawal: Withdrawal,
  receipt: WithdrawalReceipt,
  { brand, requestMailbox }: Pick<RetailerIdentity, "brand" | "requestMailbox">,
  hidesNote = false,
): ReadonlyArray<Mail> => [
  receiptMail(hidesNote ? { ...withdrawal, note: hiddenNote } : withdrawal, receipt, brand),
  ...(requestMailbox === undefined ? [] : [staffMail(withdrawal, receipt, requestMailbox)]),
]
