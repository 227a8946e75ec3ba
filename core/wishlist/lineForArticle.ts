import type { ArticleId } from "../values/ArticleId.ts"
import type { Wishlist, WishlistLine } from "./Wishlist.ts"

/** Returns the wishlist line of an article, or `undefined` if the article is not on the wishlist. */
export const lineForArticle = (
  { lineItems }: Pick<Wishlist, "lineItems">,
  articleId: ArticleId,
): WishlistLine | undefined => lineItems.find(({ product }) => product.articleId === articleId)
