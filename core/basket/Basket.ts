import * as Schema from "effect/Schema"

import { EnergyClass } from "../product/Product.ts"
import { ArticleId } from "../values/ArticleId.ts"
import { Cents } from "../values/Cents.ts"
import { Quantity } from "../values/Quantity.ts"
import { ChangedStock } from "./ChangedStock.ts"
import { BasketTotal } from "./Discount.ts"

/**
 * How a line reaches the customer: collected in the market or sent home (forms and markets 3.5).
 * @stability stable
 */
export const DeliveryType = Schema.Literals(["marketPickup", "homeDelivery"])
export type DeliveryType = typeof DeliveryType.Type

/** What a line of a basket or a wishlist shows of its article. */
export const LineProduct = Schema.Struct({
  articleId: ArticleId,
  name: Schema.String,
  brand: Schema.String,
  link: Schema.String,
  image: Schema.String,
  energyClass: Schema.optionalKey(EnergyClass),
})
export type LineProduct = typeof LineProduct.Type

/**
 * One article in the basket; there is one line per article and delivery type.
 * @stability stable
 */
export const BasketLine = Schema.Struct({
  lineItemId: Schema.NonEmptyString,
  product: LineProduct,
  quantity: Quantity,
  /** The price of one piece now in force; with a loyalty card in the basket the card holders' where that is lower. */
  unitPrice: Cents,
  /** The regular price of one piece, when `unitPrice` is a reduction. */
  regularPrice: Schema.optionalKey(Cents),
  sum: Cents,
  deliveryType: DeliveryType,
})
export type BasketLine = typeof BasketLine.Type

/** `limited` leaves the lines' products and the sums out of account: enough for the count in the header. */
export const Mode = Schema.Literals(["full", "limited"])

/**
 * What is known about the voucher field: shown or not, the code in use, and how long a code can be.
 * @stability stable
 */
export const VoucherConfig = Schema.Struct({
  enabled: Schema.Boolean,
  voucherCode: Schema.optionalKey(Schema.String),
  voucherMaxLength: Schema.Int,
})

/**
 * A visitor's basket (storefront 3, Basket). Sums are computed by the server only.
 * @stability stable
 */
export const Basket = Schema.Struct({
  id: Schema.String,
  type: Mode,
  /** Grows with every change; an answer with a lower version is out of date. */
  version: Schema.Int,
  totalQuantity: Schema.Int,
  lineItems: Schema.Array(BasketLine),
  /** What the lines cost together, before discounts. */
  sum: Cents,
  /** What is to be paid: the sum less all discounts, including VAT. */
  totalCost: Cents,
  /** `totalCost` without the VAT in it. */
  sumExcludingVat: Cents,
  /** How the sum becomes the total cost, row by row: the goods first, then every discount. */
  totals: Schema.Array(BasketTotal),
  vatLists: Schema.Array(Schema.Struct({ rate: Schema.Int, amount: Cents })),
  canCheckout: Schema.Boolean,
  messages: Schema.Array(Schema.String),
  featureFlags: Schema.Record(Schema.String, Schema.Boolean),
  voucherConfig: VoucherConfig,
  loyaltyConfig: Schema.Struct({ loyaltyCardNumber: Schema.optionalKey(Schema.String) }),
  employeeCard: Schema.optionalKey(Schema.String),
  /** The coupons in use, in the order they were added. */
  coupons: Schema.Array(Schema.Struct({ couponId: Schema.String, label: Schema.String })),
  /** What the last check of the stock has taken away; empty again after the next change. */
  changedStock: ChangedStock,
})
export type Basket = typeof Basket.Type

/**
 * What a visitor chooses of a line. Everything else in a line is computed from the catalogue.
 * @stability stable
 */
export const BasketItem = Schema.Struct({
  articleId: ArticleId,
  quantity: Quantity,
  deliveryType: DeliveryType,
})
export type BasketItem = typeof BasketItem.Type
