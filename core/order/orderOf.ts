import type { LineProduct } from "../basket/Basket.ts"
import { containedVat, lineSum } from "../basket/totals.ts"
import type { Cents } from "../values/Cents.ts"
import type { Quantity } from "../values/Quantity.ts"
import { toCents } from "../values/toCents.ts"
import type { Order, OrderSummary } from "./Order.ts"

/** Value of the goods from which shipping is free, in cents (storefront 2, footer claims). */
export const freeShippingFrom = 49_00
/**
 * Price of shipping a parcel if the goods cost less than `freeShippingFrom`, in cents. The specification
 * names no price; this is our choice.
 */
export const parcelPrice = 4_95

/** The data of an order before any sums are computed. */
export interface Ordered extends Omit<OrderSummary, "pieces" | "total"> {
  readonly bought: ReadonlyArray<{
    readonly product: LineProduct
    readonly quantity: Quantity
    readonly unitPrice: Cents
  }>
  /** The discount of vouchers and cards, in cents. */
  readonly discount: number
  readonly destination: ReadonlyArray<string>
}

/**
 * Computes the sums of an order in integer cents. Shipping is free from 49 € of goods and for pickup in a
 * market. The discount never exceeds the value of the goods.
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

/** Returns an order as shown in the list of purchases. */
export const summaryOf = ({
  deliveryType,
  orderedOn,
  orderId,
  pieces,
  status,
  total,
}: Order): OrderSummary => ({ orderId, orderedOn, status, deliveryType, pieces, total })
