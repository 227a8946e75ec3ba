import type { WishlistItem } from "./Wishlist.ts"
import type { WishlistError } from "./Wishlists.port.ts"
import type { Product } from "../product/Product.ts"
import { applyWishlistCommand } from "./applyWishlistCommand.ts"
import type { WishlistCommand } from "./WishlistCommand.ts"

/**
 * Returns the wishlist after a command. All implementations of the port use these rules. Lines whose article
 * is no longer sold are dropped, and adding an article that is not sold is refused (`UnknownArticle`).
 *
 * @param products current products of all articles on the list and of the added one, if they are still sold
 */
export const changedWishlist = (
  wishes: ReadonlyArray<WishlistItem>,
  command: WishlistCommand,
  products: ReadonlyArray<Product>,
): ReadonlyArray<WishlistItem> | WishlistError["reason"] => {
  const sold = new Set(products.map(({ articleId }) => articleId))
  if (command.kind === "add" && !sold.has(command.item.articleId)) return "UnknownArticle"
  return applyWishlistCommand(
    wishes.filter(({ articleId }) => sold.has(articleId)),
    command,
  )
}
