import type { ArticleId } from "../values/ArticleId.ts"
import type { Wishlist, WishlistLine } from "./Wishlist.ts"

/** Returns the wishlist line of an article, or `undefined` if there is none. */
export const lineForArticle = (
  { lineItems }: Pick<Wishlist, "lineItems">,
  articleId: ArticleId,
): WishlistLine | undefined => lineItems.find(({ product }) => product.articleId === articleId)
