import type { Wishlist } from "./Wishlist.ts"

/**
 * The wishlist of a visitor who has not added anything yet.
 * @stability unstable
 * @example
 * import { emptyWishlist } from "@heimwerk/core/wishlist"
 *
 * emptyWishlist.totalQuantity // => 0
 */
export const emptyWishlist: Wishlist = {
  id: "",
  type: "full",
  version: 0,
  totalQuantity: 0,
  lineItems: [],
  featureFlags: {},
}
