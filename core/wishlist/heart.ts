import type { WishlistState } from "../basket/Shelves.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { wishIdOf } from "./wishlistLineId.ts"
import { wishFor } from "./wishFor.ts"

/** State of the wishlist button of an article (storefront 4, wishlist actions). */
export interface Heart {
  /** The article is on the list, or will be once the last click is confirmed. */
  readonly active: boolean
  /** The server has not confirmed the last click yet. */
  readonly inProgress: boolean
  /** The German error message if the last click was reverted. */
  readonly error: string | undefined
}

/** Returns the state of the wishlist button of an article. */
export const heartOf = (
  { lineErrors, pendingLines, wishlist }: Pick<WishlistState, "lineErrors" | "pendingLines" | "wishlist">,
  articleId: ArticleId,
): Heart => {
  const line = wishFor(wishlist, articleId)
  const lineItemId = line?.lineItemId ?? wishIdOf(articleId)
  return {
    active: line !== undefined,
    inProgress: pendingLines.includes(lineItemId),
    error: lineErrors[lineItemId],
  }
}
