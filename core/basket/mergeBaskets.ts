import type { BasketItem } from "./Basket.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import { mostLines } from "./applyChange.ts"
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
 * The basket after a login: the guest's is merged into the customer's. Pieces of one line are added up to 999; new lines follow
 * at the end up to 200, and what is beyond is left out, because a login is never refused; so are pieces with which the sum
 * could not be written any more. A voucher or card of the guest counts where the customer's basket has none.
 *
 * @param isPayable whether the sum of lines can be written
 */
export const mergeBaskets = (
  customers: KeptBasket,
  guests: KeptBasket,
  isPayable: (lines: ReadonlyArray<BasketItem>) => boolean,
): KeptBasket => ({
  lines: guests.lines.reduce((lines, guest) => {
    const more = joined(lines, guest)
    return more.length <= mostLines && isPayable(more) ? more : lines
  }, customers.lines),
  attached: {
    ...guests.attached,
    ...customers.attached,
    couponIds: [...new Set([...customers.attached.couponIds, ...guests.attached.couponIds])],
  },
})
