import * as Schema from "effect/Schema"

import { ArticleId } from "../values/ArticleId.ts"
import { Quantity } from "../values/Quantity.ts"

const line = {
  lineItemId: Schema.NonEmptyString,
  articleId: ArticleId,
  name: Schema.String,
  /** The pieces that were asked for. */
  wanted: Quantity,
  /** The German sentence for the customer. */
  message: Schema.String,
}

/** What a check of the stock has changed in a basket (storefront 3, Basket, changedStock). */
export const ChangedStock = Schema.Struct({
  /** Lines that now hold what is there. */
  reduced: Schema.Array(Schema.Struct({ ...line, left: Quantity })),
  /** Lines that are gone, because there is nothing left. */
  removed: Schema.Array(Schema.Struct(line)),
})
export type ChangedStock = typeof ChangedStock.Type
