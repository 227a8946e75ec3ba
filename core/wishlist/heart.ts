import type { WishlistState } from "../basket/Shelves.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { wishIdOf } from "./wishlistLineId.ts"
import { wishFor } from "./wishFor.ts"

/** How the wishlist button of an article looks (storefront 4, wishlist actions). */
export interface Heart {
  /** The article is on the list, as far as the last click says. */
  readonly active: boolean
  /** The server has not said so yet. */
  readonly inProgress: boolean
  /** The German message when the last click was taken back. */
  readonly error: string | undefined
}

/** The wishlist button of an article. */
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
