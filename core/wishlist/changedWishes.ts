import type { WishlistItem } from "./Wishlist.ts"
import type { WishlistError } from "./Wishlists.port.ts"
import type { Product } from "../product/Product.ts"
import { applyWish } from "./applyWish.ts"
import type { WishlistCommand } from "./WishlistCommand.ts"

/**
 * The wishes after a command, as every keeper of wishlists decides it: lines whose article is not sold any more go, and an
 * article that is not sold cannot be added (`UnknownArticle`).
 *
 * @param products today's, of all articles on the list and of the one that is added, as far as they are still sold
 */
export const changedWishes = (
  wishes: ReadonlyArray<WishlistItem>,
  command: WishlistCommand,
  products: ReadonlyArray<Product>,
): ReadonlyArray<WishlistItem> | WishlistError["reason"] => {
  const sold = new Set(products.map(({ articleId }) => articleId))
  if (command.kind === "add" && !sold.has(command.item.articleId)) return "UnknownArticle"
  return applyWish(
    wishes.filter(({ articleId }) => sold.has(articleId)),
    command,
  )
}
