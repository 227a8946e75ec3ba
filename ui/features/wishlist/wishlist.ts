import { initialProgress } from "@heimwerk/core/basket/initialProgress.ts"
import type { WishlistState } from "@heimwerk/core/basket/OptimisticLists.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import { service } from "../../runtime/service.ts"

/** Initial state of a wishlist without changes in this window. */
export const initialWishlistState = (wishlist: Wishlist): WishlistState => ({ wishlist, ...initialProgress })

/**
 * The service of the visitor's wishlist. Until it is open, its state is the wishlist that the server
 * rendered.
 */
export const wishlistService = service(
  async () => (await import("@heimwerk/core/wishlist/service.ts")).openWishlist,
  initialWishlistState(emptyWishlist),
)
