import type { BasketItem } from "./Basket.ts"
import { maxBasketLines } from "../values/lineLimits.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import type { KeptBasket } from "./KeptBasket.ts"
import { lineItemIdOf } from "./lineItemId.ts"

const joined = (lines: ReadonlyArray<BasketItem>, guest: BasketItem): ReadonlyArray<BasketItem> => {
  const id = lineItemIdOf(guest)
  if (!lines.some((line) => lineItemIdOf(line) === id)) return [...lines, guest]
  return lines.map((line) =>
    lineItemIdOf(line) === id
      ? { ...line, quantity: toQuantity(Math.min(maxQuantity, line.quantity + guest.quantity)) }
      : line,
  )
}

/**
 * Merges the guest's basket into the customer's after a login. The merge is never refused. Quantities of the
 * same line are added, to at most 999. Other lines of the guest are appended. A guest's line is dropped if the
 * basket would exceed `maxBasketLines` or the maximum sum. The coupons of both are kept. The customer's voucher and
 * cards take precedence over the guest's.
 *
 * @param isPayable whether the sum of the lines is within the maximum
 */
export const mergeBaskets = (
  customers: KeptBasket,
  guests: KeptBasket,
  isPayable: (lines: ReadonlyArray<BasketItem>) => boolean,
): KeptBasket => ({
  lines: guests.lines.reduce((lines, guest) => {
    const more = joined(lines, guest)
    return more.length <= maxBasketLines && isPayable(more) ? more : lines
  }, customers.lines),
  attached: {
    ...guests.attached,
    ...customers.attached,
    couponIds: [...new Set([...customers.attached.couponIds, ...guests.attached.couponIds])],
  },
})
