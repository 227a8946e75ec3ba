import { atRest } from "@heimwerk/core/basket/atRest.ts"
import type { WishlistState } from "@heimwerk/core/basket/Shelves.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { atom } from "jotai"

import { command, runtimeAtom } from "../../runtime/bridge.ts"

const commands = () => import("./commands.ts")

/** The state of a wishlist nothing has been done with yet in this window. */
export const restingState = (wishlist: Wishlist): WishlistState => ({ wishlist, ...atRest })

/** The wishlist as the core's service shows it; until that has arrived, as the page came with it. */
export const wishlistStateAtom = atom(restingState(emptyWishlist))

/** Follows the service until it is stopped; what has been shown so far is its beginning. */
export const followWishlistAtom = atom(null, async (get, set): Promise<() => void> => {
  const runtime = await get(runtimeAtom).load()
  const { follow } = await commands()
  return runtime.start(follow(get(wishlistStateAtom).wishlist, (state) => set(wishlistStateAtom, state)))
})

const sendToggleAtom = command(commands, ({ toggle }, shown: Wishlist, product: Product) =>
  toggle(shown, product),
)
/** A click on the heart of an article. */
export const toggleAtom = atom(null, (get, set, product: Product) =>
  set(sendToggleAtom, get(wishlistStateAtom).wishlist, product),
)
export const reloadAtom = command(commands, ({ reload }) => reload)
/** Shows none: whose it was has logged out. */
export const forgetAtom = command(commands, ({ forget }) => forget)
