import type { ShownOrder } from "@heimwerk/adapters/operator/orders.ts"

import { styled } from "../../output/colours.ts"
import { printableLines } from "../../output/oneLine.ts"
import { timeText } from "../support/timeText.ts"

/** Formats a withdrawal as lines: `Widerruf W-0123456789AB vom 24.11.2026, 08:30 Uhr`, with the customer's note below. */
const linesOf = ({ note, number, received }: NonNullable<ShownOrder["withdrawals"]>[number]) => [
  styled("warning", `Widerruf ${number} vom ${timeText(received)}`),
  ...printableLines(note ?? "")
    .filter((line) => line !== "")
    .map((line) => `  ${line}`),
]

/** Formats the withdrawals of an order as lines with an empty line below. Returns no lines if there are none. */
export const withdrawalTexts = ({ withdrawals = [] }: ShownOrder): ReadonlyArray<string> =>
  withdrawals.length === 0 ? [] : [...withdrawals.flatMap(linesOf), ""]

/**
 * Formats the warning for staff who pack or hand over the goods of an order with withdrawals. Returns no text if there
 * are none.
 */
export const withdrawalWarning = ({ withdrawals = [] }: ShownOrder): string | undefined =>
  withdrawals.length === 0
    ? undefined
    : `Zu dieser Bestellung liegt ein Widerruf vor: ${withdrawals.map(({ number }) => number).join(", ")}. Prüfe ihn, bevor du Ware verschickst oder ausgibst.`
