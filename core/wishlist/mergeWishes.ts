import { applyWish } from "./applyWish.ts"
import type { StoredWish } from "./StoredWish.ts"

/**
 * The wishlist after a login: the guest's is merged into the customer's. An article on both keeps its line, with the larger
 * quantity; new ones follow at the end up to 200, and what is beyond is left out, because a login is never refused.
 */
export const mergeWishes = (
  customers: ReadonlyArray<StoredWish>,
  guests: ReadonlyArray<StoredWish>,
): ReadonlyArray<StoredWish> =>
  guests.reduce((wishes, wish) => {
    const merged = applyWish(wishes, { kind: "add", item: wish })
    return typeof merged === "string" ? wishes : merged
  }, customers)
