import type { ArticleId } from "../values/ArticleId.ts"
import type { Quantity } from "../values/Quantity.ts"

/** A line of a wishlist as it is kept: there is one per article. */
export interface StoredWish {
  readonly articleId: ArticleId
  readonly quantity: Quantity
}

/** The id of the one line an article can have. */
export const wishIdOf = (articleId: ArticleId): string => articleId
