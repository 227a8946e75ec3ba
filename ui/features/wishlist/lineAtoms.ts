import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"

import { command } from "../../runtime/bridge.ts"

// Commands that only the wishlist page uses, so that other pages do not load them.
const commands = () => import("./commands.ts")

export const updateAtom = command(commands, ({ update }, id: string, quantity: Quantity) =>
  update(id, quantity),
)
export const removeAtom = command(commands, ({ remove }, id: string) => remove(id))
export const putBackAtom = command(commands, ({ putBack }, line: WishlistLine) => putBack(line))
export const moveAtom = command(commands, ({ moveToBasket }, id: string, delivery: DeliveryType) =>
  moveToBasket(id, delivery),
)
export const takeOverAtom = command(commands, ({ takeOver }, wishlist: Wishlist) => takeOver(wishlist))
export const dismissAtom = command(commands, ({ dismissErrors }) => dismissErrors)
