import type { LineProduct } from "../basket/Basket.ts"
import { containedVat, lineSum } from "../basket/totals.ts"
import type { Cents } from "../values/Cents.ts"
import type { Quantity } from "../values/Quantity.ts"
import { toCents } from "../values/toCents.ts"
import type { Order, OrderSummary } from "./Order.ts"

/** Value of goods, in cents, from which parcels are free (storefront 2, footer claims). */
export const freeShippingFrom = 49_00
/** Price of a parcel below that value, in cents. The specification names none; this is our choice. */
export const parcelPrice = 4_95

/** What was ordered, before anything is computed from it. */
export interface Ordered extends Omit<OrderSummary, "pieces" | "total"> {
  readonly bought: ReadonlyArray<{
    readonly product: LineProduct
    readonly quantity: Quantity
    readonly unitPrice: Cents
  }>
  /** What a voucher or card takes off, in cents. */
  readonly discount: number
  readonly destination: ReadonlyArray<string>
}

/**
 * An order with its sums in integer cents: parcels are free from 49 € of goods, what is collected always is, and a
 * discount never takes off more than the goods cost.
 */
export const orderOf = ({ bought, discount, ...ordered }: Ordered): Order => {
  const goods = bought.reduce((sum, line) => sum + lineSum(line), 0)
  const shipping = ordered.deliveryType === "marketPickup" || goods >= freeShippingFrom ? 0 : parcelPrice
  const taken = Math.min(discount, goods)
  const total = goods - taken + shipping
  return {
    ...ordered,
    pieces: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: bought.map((line) => ({ ...line, sum: toCents(lineSum(line)) })),
    goods: toCents(goods),
    discount: toCents(taken),
    shipping: toCents(shipping),
    total: toCents(total),
    vat: toCents(containedVat(total)),
  }
}

/** The order as the list of purchases has it. */
export const summaryOf = ({
  deliveryType,
  orderedOn,
  orderId,
  pieces,
  status,
  total,
}: Order): OrderSummary => ({ orderId, orderedOn, status, deliveryType, pieces, total })
