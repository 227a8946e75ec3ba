import { lineSum } from "../basket/lineSum.ts"
import { containedVat, vatOfLines } from "../basket/totals.ts"
import { toCents } from "../values/toCents.ts"
import type { Order, OrderDelivery, OrderLine, OrderSummary } from "./Order.ts"

/** The data of an order before any sums are computed. */
export interface Ordered extends Pick<
  Order,
  "orderId" | "orderedOn" | "contact" | "payment" | "bankAccount" | "payBy"
> {
  readonly deliveries: ReadonlyArray<
    Omit<OrderDelivery, "lines"> & { readonly lines: ReadonlyArray<Omit<OrderLine, "sum">> }
  >
  /** The discount of vouchers, coupons and employee cards, in cents. */
  readonly discount: number
  /** The price of shipping, in cents. */
  readonly shipping: number
}

/**
 * Computes the sums of an order in integer cents. The discount never exceeds the value of the goods.
 */
export const orderOf = ({ deliveries, discount, shipping, ...ordered }: Ordered): Order => {
  const lines = deliveries.flatMap((delivery) => delivery.lines)
  const goods = lines.reduce((sum, line) => sum + lineSum(line), 0)
  const taken = Math.min(discount, goods)
  const total = goods - taken + shipping
  return {
    ...ordered,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      lines: delivery.lines.map((line) => ({ ...line, sum: toCents(lineSum(line)) })),
    })),
    goods: toCents(goods),
    discount: toCents(taken),
    shipping: toCents(shipping),
    vat: toCents(vatOfLines(lines, goods - taken) + containedVat(shipping)),
    total: toCents(total),
    events: [],
  }
}

/** Returns an order as it appears in the list of purchases. */
export const summaryOf = ({ deliveries, orderedOn, orderId, pieces, total }: Order): OrderSummary => ({
  orderId,
  orderedOn,
  pieces,
  total,
  deliveries: deliveries.map(({ deliveryType, state }) => ({ deliveryType, state })),
})
