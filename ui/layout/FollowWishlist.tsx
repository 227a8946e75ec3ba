import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useHydrateAtoms } from "jotai/utils"

import { initialWishlistState, wishlistService } from "../features/wishlist/wishlist.ts"
import { type SyncedList, useSyncedList } from "./useSyncedList.ts"

const wishlist: SyncedList = {
  shelf: "wishlist",
  open: wishlistService.openIn,
  reload: (store) => wishlistService.runIn(store)((service) => service.reload),
}

/** Shows the wishlist that the server rendered, and keeps it in step with the service and the other windows. */
export const FollowWishlist = ({ initial }: { readonly initial: Wishlist }) => {
  useHydrateAtoms([[wishlistService.stateAtom, initialWishlistState(initial)]])
  useSyncedList(wishlist, wishlistService.useState().wishlist.version)
  return null
}
