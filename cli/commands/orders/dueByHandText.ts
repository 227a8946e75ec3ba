import type { Order } from "@heimwerk/core/order/Order.ts"
import { dueByHand } from "@heimwerk/core/order/orderBalance.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

/**
 * Formats the amount that staff have to pay back as one line: `Zurückzuzahlen: 20,00 €`. Returns no line if the
 * amount is 0.
 */
export const dueByHandText = (order: Order): ReadonlyArray<string> => {
  const cents = dueByHand(order)
  return cents === 0 ? [] : [`Zurückzuzahlen: ${formatCents(cents)}`]
}
