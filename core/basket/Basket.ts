import * as Schema from "effect/Schema"

import { ArticleId } from "../values/ArticleId.ts"
import { Cents } from "../values/Cents.ts"
import { Quantity } from "../values/Quantity.ts"

/** How a line reaches the customer: collected in the market or sent home (forms and markets 3.5). */
export const DeliveryType = Schema.Literals(["marketPickup", "homeDelivery"])
export type DeliveryType = typeof DeliveryType.Type

/** One article in the basket; there is one line per article and delivery type. */
export const BasketLine = Schema.Struct({
  lineItemId: Schema.NonEmptyString,
  product: Schema.Struct({
    articleId: ArticleId,
    name: Schema.String,
    brand: Schema.String,
    link: Schema.String,
    image: Schema.String,
  }),
  quantity: Quantity,
  /** The price of one piece now in force. */
  unitPrice: Cents,
  /** The regular price of one piece, when `unitPrice` is a reduction. */
  regularPrice: Schema.optionalKey(Cents),
  sum: Cents,
  deliveryType: DeliveryType,
})
export type BasketLine = typeof BasketLine.Type

/** A visitor's basket (storefront 3, Basket). Sums are computed by the server only. */
export const Basket = Schema.Struct({
  id: Schema.String,
  /** `limited` leaves the lines' products and the sums out of account: enough for the count in the header. */
  type: Schema.Literals(["full", "limited"]),
  /** Grows with every change; an answer with a lower version is out of date. */
  version: Schema.Int,
  totalQuantity: Schema.Int,
  lineItems: Schema.Array(BasketLine),
  sum: Cents,
  sumExcludingVat: Cents,
  vatLists: Schema.Array(Schema.Struct({ rate: Schema.Int, amount: Cents })),
  canCheckout: Schema.Boolean,
  messages: Schema.Array(Schema.String),
})
export type Basket = typeof Basket.Type

/** What a visitor asks to put into the basket. */
export const NewLine = Schema.Struct({ articleId: ArticleId, quantity: Quantity, deliveryType: DeliveryType })
export type NewLine = typeof NewLine.Type
