import { atRest } from "@heimwerk/core/basket/atRest.ts"
import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { WishlistState } from "@heimwerk/core/basket/Shelves.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import { atom } from "jotai"

import { command, runtimeAtom } from "../../bridge.ts"

const commands = () => import("./commands.ts")

/** The state of a wishlist nothing has been done with yet in this window. */
export const restingState = (wishlist: Wishlist): WishlistState => ({ wishlist, ...atRest })

/** The wishlist as the core's service shows it; until that has arrived, as the page came with it. */
export const wishlistStateAtom = atom(restingState(emptyWishlist))

/** Follows the service until it is stopped; what has been shown so far is its beginning. */
export const followWishlistAtom = atom(null, async (get, set): Promise<() => void> => {
  const [runtime, { follow }] = await Promise.all([get(runtimeAtom).load(), commands()])
  return runtime.start(follow(get(wishlistStateAtom).wishlist, (state) => set(wishlistStateAtom, state)))
})

const sendToggleAtom = command(commands, ({ toggle }, shown: Wishlist, product: Product) =>
  toggle(shown, product),
)
/** A click on the heart of an article. */
export const toggleAtom = atom(null, (get, set, product: Product) =>
  set(sendToggleAtom, get(wishlistStateAtom).wishlist, product),
)
export const updateAtom = command(commands, ({ update }, id: string, quantity: Quantity) =>
  update(id, quantity),
)
export const removeAtom = command(commands, ({ remove }, id: string) => remove(id))
export const putBackAtom = command(commands, ({ putBack }, line: WishlistLine) => putBack(line))
export const moveAtom = command(commands, ({ moveToBasket }, id: string, delivery: DeliveryType) =>
  moveToBasket(id, delivery),
)
export const reloadAtom = command(commands, ({ reload }) => reload)
export const takeOverAtom = command(commands, ({ takeOver }, wishlist: Wishlist) => takeOver(wishlist))
export const dismissAtom = command(commands, ({ dismissErrors }) => dismissErrors)
