import type { Wishlist } from "./Wishlist.ts"

/**
 * The wishlist of a visitor who has not added anything yet.
 * @stability unstable
 */
export const emptyWishlist: Wishlist = {
  id: "",
  type: "full",
  version: 0,
  totalQuantity: 0,
  lineItems: [],
  featureFlags: {},
}
