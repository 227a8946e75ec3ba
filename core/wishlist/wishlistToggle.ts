import type { WishlistState } from "../basket/OptimisticLists.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { wishlistLineIdOf } from "./wishlistLineId.ts"
import { lineForArticle } from "./lineForArticle.ts"

/** State of the wishlist button of an article (storefront 4, wishlist actions). */
export interface WishlistToggleState {
  /** Whether the article is on the wishlist, or will be after the last click. */
  readonly active: boolean
  /** Whether the server has not confirmed the last click yet. */
  readonly inProgress: boolean
  /** The German error message if the last click was reverted. */
  readonly error: string | undefined
}

/** Returns the state of the wishlist button of an article. */
export const wishlistToggleOf = (
  { lineErrors, pendingLines, wishlist }: Pick<WishlistState, "lineErrors" | "pendingLines" | "wishlist">,
  articleId: ArticleId,
): WishlistToggleState => {
  const line = lineForArticle(wishlist, articleId)
  const lineItemId = line?.lineItemId ?? wishlistLineIdOf(articleId)
  return {
    active: line !== undefined,
    inProgress: pendingLines.includes(lineItemId),
    error: lineErrors[lineItemId],
  }
}
