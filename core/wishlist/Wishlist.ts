import * as Schema from "effect/Schema"

import { LineProduct, Mode } from "../basket/Basket.ts"
import { ArticleId } from "../values/ArticleId.ts"
import { Cents } from "../values/Cents.ts"
import { Quantity } from "../values/Quantity.ts"

/**
 * One article on the wishlist. There is one line per article.
 * @stability stable
 */
export const WishlistLine = Schema.Struct({
  lineItemId: Schema.NonEmptyString,
  product: LineProduct,
  quantity: Quantity,
  /** The current price of one piece. */
  unitPrice: Cents,
  /**
   * The struck price of one piece: the lowest price of the last 30 days. Absent unless `unitPrice` is below
   * it.
   */
  referencePrice: Schema.optionalKey(Cents),
})
export type WishlistLine = typeof WishlistLine.Type

/**
 * A visitor's wishlist (storefront 3, Wishlist).
 * @stability stable
 */
export const Wishlist = Schema.Struct({
  id: Schema.String,
  type: Mode,
  /** Version of the wishlist, increased with every change. An answer with a lower version is out of date. */
  version: Schema.Int,
  totalQuantity: Schema.Int,
  lineItems: Schema.Array(WishlistLine),
  featureFlags: Schema.Record(Schema.String, Schema.Boolean),
})
export type Wishlist = typeof Wishlist.Type

/**
 * The visitor's choices for a wishlist line. All other fields of a line are computed from the catalogue.
 * @stability stable
 */
export const WishlistItem = Schema.Struct({ articleId: ArticleId, quantity: Quantity })
export type WishlistItem = typeof WishlistItem.Type
