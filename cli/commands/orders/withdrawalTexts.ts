import type { ShownOrder } from "@heimwerk/adapters/operator/orders.ts"
import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"

import { styled } from "../../output/colours.ts"
import { oneLine, printableLines } from "../../output/oneLine.ts"
import { timeText } from "../support/timeText.ts"

/**
 * Formats a withdrawal as lines: `Widerruf W-0123456789AB vom 24.11.2026, 08:30 Uhr: Anna Berg, anna.berg@kunde.example`,
 * with a remark if the e-mail address is not that of the order, and with the sender's note below. Anybody who knows an order
 * number can declare its withdrawal.
 */
const linesOf = (
  { contact }: ShownOrder,
  { email, name, note, number, received }: NonNullable<ShownOrder["withdrawals"]>[number],
) => {
  const sender = [name, email].filter((part) => part !== undefined)
  const head = [
    `Widerruf ${number} vom ${timeText(received)}`,
    ...(sender.length === 0 ? [] : [sender.join(", ")]),
  ]
  const isStrange = email !== undefined && accountKeyOf(email) !== accountKeyOf(contact.email)
  return [
    styled("warning", oneLine(head.join(": "))),
    ...(isStrange ? [styled("bad", "  Achtung: Das ist nicht die E-Mail-Adresse der Bestellung.")] : []),
    ...printableLines(note ?? "")
      .filter((line) => line !== "")
      .map((line) => `  ${line}`),
  ]
}

/** Formats the withdrawals of an order as lines with an empty line below. An order without withdrawals has no lines. */
export const withdrawalTexts = (order: ShownOrder): ReadonlyArray<string> => {
  const { withdrawals = [] } = order
  return withdrawals.length === 0 ? [] : [...withdrawals.flatMap((one) => linesOf(order, one)), ""]
}

/**
 * Formats the warning for staff who pack or hand over the goods of an order with withdrawals. Returns `undefined` if the
 * order has no withdrawals.
 */
export const withdrawalWarning = ({ withdrawals = [] }: ShownOrder): string | undefined =>
  withdrawals.length === 0
    ? undefined
    : `Zu dieser Bestellung liegt ein Widerruf vor: ${withdrawals.map(({ number }) => number).join(", ")}. Prüfe ihn, bevor du Ware verschickst oder ausgibst.`
