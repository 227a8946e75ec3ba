import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useAtomValue, useSetAtom } from "jotai"
import { useHydrateAtoms } from "jotai/utils"

import {
  followWishlistAtom,
  reloadAtom,
  restingState,
  wishlistStateAtom,
} from "../features/wishlist/atoms.ts"
import { useShelf } from "./useShelf.ts"

/** Shows the server-rendered wishlist, then the state of the core's wishlist service. */
export const FollowWishlist = ({ initial }: { readonly initial: Wishlist }) => {
  useHydrateAtoms([[wishlistStateAtom, restingState(initial)]])
  useShelf({
    shelf: "wishlist",
    version: useAtomValue(wishlistStateAtom).wishlist.version,
    follow: useSetAtom(followWishlistAtom),
    reload: useSetAtom(reloadAtom),
  })
  return null
}
