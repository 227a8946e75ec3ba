import type { ArticleId } from "../values/ArticleId.ts"

/** Returns the id of the one wishlist line that an article can have. */
export const wishlistLineIdOf = (articleId: ArticleId): string => articleId
