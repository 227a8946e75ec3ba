import { containedVat } from "../basket/totals.ts"
import type { Order, OrderDelivery, OrderLine } from "./Order.ts"

/** The cost of a delivery, or of the part that the customer keeps, in cents. */
export interface DeliveryCost {
  readonly discount: number
  readonly shipping: number
  /** VAT contained in the total. */
  readonly vat: number
  readonly total: number
}

/** Returns the pieces of a line that the customer has not returned. */
export const keptPieces = ({ quantity, returned }: OrderLine): number => quantity - (returned ?? 0)

const valueOf = (lines: ReadonlyArray<OrderLine>, pieces: (line: OrderLine) => number): number =>
  lines.reduce((sum, line) => sum + line.unitPrice * pieces(line), 0)

const allPieces = ({ quantity }: OrderLine): number => quantity

/**
 * Returns a delivery's share of the discount. The last delivery gets the rest, so that the shares add up to
 * the discount.
 */
const discountOf = (order: Order, delivery: OrderDelivery): number => {
  const { deliveries, discount, goods } = order
  if (goods === 0) return 0
  const part = (lines: ReadonlyArray<OrderLine>) => Math.round((discount * valueOf(lines, allPieces)) / goods)
  const others = deliveries.slice(0, -1)
  return deliveries.at(-1)?.deliveryId === delivery.deliveryId
    ? discount - others.reduce((sum, { lines }) => sum + part(lines), 0)
    : part(delivery.lines)
}

/**
 * Returns the cost of a delivery; returned pieces do not count. Without returns, the costs of all deliveries
 * add up to the total and the VAT of the order. If no piece is kept, even the shipping costs nothing (§ 357
 * BGB).
 *
 * @param pieces returns how many pieces of a line count
 */
export const deliveryCost = (
  order: Order,
  delivery: OrderDelivery,
  pieces: (line: OrderLine) => number = keptPieces,
): DeliveryCost => {
  const { deliveryType, lines } = delivery
  const value = valueOf(lines, pieces)
  if (lines.every((line) => pieces(line) === 0)) return { discount: 0, shipping: 0, vat: 0, total: 0 }
  const discount = Math.round((discountOf(order, delivery) * value) / Math.max(1, valueOf(lines, allPieces)))
  const shipping = deliveryType === "homeDelivery" ? order.shipping : 0
  const paid = order.goods - order.discount
  const vat = lines.reduce(
    (sum, line) => sum + containedVat(line.unitPrice * pieces(line), paid, Math.max(1, order.goods)),
    containedVat(shipping),
  )
  return { discount, shipping, vat, total: value - discount + shipping }
}
