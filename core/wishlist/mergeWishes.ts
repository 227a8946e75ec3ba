import type { WishlistItem } from "./Wishlist.ts"
import { applyWish } from "./applyWish.ts"

/**
 * The wishlist after a login: the guest's is merged into the customer's. An article on both keeps its line, with the larger
 * quantity; new ones follow at the end up to 200, and what is beyond is left out, because a login is never refused.
 */
export const mergeWishes = (
  customers: ReadonlyArray<WishlistItem>,
  guests: ReadonlyArray<WishlistItem>,
): ReadonlyArray<WishlistItem> =>
  guests.reduce((wishes, wish) => {
    const merged = applyWish(wishes, { kind: "add", item: wish })
    return typeof merged === "string" ? wishes : merged
  }, customers)
