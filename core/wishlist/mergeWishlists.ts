import type { WishlistItem } from "./Wishlist.ts"
import { applyWishlistCommand } from "./applyWishlistCommand.ts"

/**
 * Merges the guest's wishlist into the customer's after a login. The merge is never refused. An article on both
 * lists keeps the customer's line, with the larger quantity. Other articles are appended, but those after the
 * 200th line are dropped.
 */
export const mergeWishlists = (
  customers: ReadonlyArray<WishlistItem>,
  guests: ReadonlyArray<WishlistItem>,
): ReadonlyArray<WishlistItem> =>
  guests.reduce((wishes, wish) => {
    const merged = applyWishlistCommand(wishes, { kind: "add", item: wish })
    return typeof merged === "string" ? wishes : merged
  }, customers)
