import type { ArticleId } from "../values/ArticleId.ts"
import type { Wishlist, WishlistLine } from "./Wishlist.ts"

/** The line of an article, where it is on the list. */
export const wishFor = (
  { lineItems }: Pick<Wishlist, "lineItems">,
  articleId: ArticleId,
): WishlistLine | undefined => lineItems.find(({ product }) => product.articleId === articleId)
