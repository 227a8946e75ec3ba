import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import type { WishlistLineCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"

import { command } from "../../runtime/bridge.ts"

// Commands that only the wishlist page uses, so that other pages do not load them.
const commands = () => import("./commands.ts")

export const runAtom = command(commands, ({ run }, lineCommand: WishlistLineCommand) => run(lineCommand))
export const putBackAtom = command(commands, ({ putBack }, line: WishlistLine) => putBack(line))
export const moveAtom = command(commands, ({ moveToBasket }, id: string, delivery: DeliveryType) =>
  moveToBasket(id, delivery),
)
export const takeOverAtom = command(commands, ({ takeOver }, wishlist: Wishlist) => takeOver(wishlist))
export const dismissAtom = command(commands, ({ dismissErrors }) => dismissErrors)
