import type { BasketTotal } from "@heimwerk/core/basket/Discount.ts"
import type { CheckoutOffer, OfferedDelivery, PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"

import { lineProduct } from "./lineProduct.ts"
import { all, filledText, oneOf, optional, type Read, struct, text } from "./Read.ts"
import { deliveryType, paymentMethod, readOrder, readPromise } from "./readOrder.ts"
import { readWorth } from "./readWorth.ts"
import { cents, marketId, quantity } from "./values.ts"

const line = struct<OfferedDelivery["lines"][number]>({
  lineItemId: filledText,
  product: lineProduct,
  quantity,
  unitPrice: cents,
  referencePrice: optional(cents),
  sum: cents,
  deliveryType,
  facts: optional(all(filledText)),
})

const total = struct<BasketTotal>({
  kind: oneOf("goods", "employeeCard", "coupon", "voucher"),
  label: text,
  amount: cents,
  worth: optional(readWorth),
})

/** Reads the offer for a basket. Its amounts are in cents. */
export const readOffer: Read<CheckoutOffer> = struct<CheckoutOffer>({
  deliveries: all(
    struct<OfferedDelivery>({
      deliveryType,
      marketId: optional(marketId),
      marketName: optional(text),
      promise: optional(readPromise),
      lines: all(line),
    }),
  ),
  totals: all(total),
  shipping: cents,
  islandSurcharge: optional(cents),
  vat: cents,
  total: cents,
  payments: all(paymentMethod),
  problems: all(text),
})

/** Reads a placed order and the token of its link. */
export const readPlaced: Read<PlacedOrder> = struct<PlacedOrder>({ order: readOrder, token: filledText })
