import * as Schema from "effect/Schema"

import { ArticleId } from "../values/ArticleId.ts"
import { Quantity } from "../values/Quantity.ts"

const line = {
  lineItemId: Schema.NonEmptyString,
  articleId: ArticleId,
  name: Schema.String,
  /** The number of pieces before the stock check. */
  wanted: Quantity,
  /** German sentence that explains the stock change to the customer. */
  message: Schema.String,
}

/** The changes that a stock check made to a basket (storefront 3, Basket, changedStock). */
export class ChangedStock extends Schema.Opaque<ChangedStock>()(
  Schema.Struct({
    /** Basket lines whose quantity was reduced to the stock that is left. */
    reduced: Schema.Array(Schema.Struct({ ...line, left: Quantity })),
    /** Basket lines removed because no stock is left. */
    removed: Schema.Array(Schema.Struct(line)),
  }),
) {}
