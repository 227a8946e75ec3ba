import { initialProgress } from "@heimwerk/core/basket/initialProgress.ts"
import type { WishlistState } from "@heimwerk/core/basket/OptimisticLists.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import { service } from "../../runtime/service.ts"

/** State of a wishlist that was not changed in this window. */
export const initialWishlistState = (wishlist: Wishlist): WishlistState => ({ wishlist, ...initialProgress })

/** The visitor's wishlist. Until the service is open, it is the one that the server rendered. */
export const wishlistService = service(
  async () => (await import("@heimwerk/core/wishlist/service.ts")).openWishlist,
  initialWishlistState(emptyWishlist),
)
