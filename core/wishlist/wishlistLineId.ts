import type { ArticleId } from "../values/ArticleId.ts"

/** Returns the id of a wishlist line. There is one line per article, so it is the article's number. */
export const wishlistLineIdOf = (articleId: ArticleId): string => articleId
