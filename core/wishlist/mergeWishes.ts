import type { WishlistItem } from "./Wishlist.ts"
import { applyWish } from "./applyWish.ts"

/**
 * Merges the guest's wishlist into the customer's after a login, which is never refused. An article on both
 * lists keeps the customer's line, with the larger quantity. Other articles are appended up to 200 lines;
 * the rest is dropped.
 */
export const mergeWishes = (
  customers: ReadonlyArray<WishlistItem>,
  guests: ReadonlyArray<WishlistItem>,
): ReadonlyArray<WishlistItem> =>
  guests.reduce((wishes, wish) => {
    const merged = applyWish(wishes, { kind: "add", item: wish })
    return typeof merged === "string" ? wishes : merged
  }, customers)
