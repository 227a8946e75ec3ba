import { atRest } from "@heimwerk/core/basket/atRest.ts"
import type { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { BasketState } from "@heimwerk/core/basket/Shelves.ts"
import { atom } from "jotai"

import { command, runtimeAtom } from "../../runtime/bridge.ts"

const commands = () => import("./commands.ts")

/** The state of a basket nothing has been done with yet in this window. */
export const restingState = (basket: Basket): BasketState => ({ basket, ...atRest })

/** The basket as the core's service shows it; until that has arrived, as the page came with it. */
export const basketStateAtom = atom(restingState(emptyBasket))

/** Follows the service until it is stopped; what has been shown so far is its beginning. */
export const followBasketAtom = atom(null, async (get, set): Promise<() => void> => {
  const runtime = await get(runtimeAtom).load()
  const { follow } = await commands()
  return runtime.start(follow(get(basketStateAtom).basket, (state) => set(basketStateAtom, state)))
})

/** Sends a command to the service; its outcome is plain data. */
export const runAtom = command(commands, ({ run }, basketCommand: BasketCommand) => run(basketCommand))
export const putBackAtom = command(commands, ({ putBack }, line: BasketLine) => putBack(line))
export const moveToWishlistAtom = command(commands, ({ moveToWishlist }, id: string) => moveToWishlist(id))
export const reloadAtom = command(commands, ({ reload }) => reload)
/** Shows none: whose it was has logged out. */
export const forgetAtom = command(commands, ({ forget }) => forget)
export const takeOverAtom = command(commands, ({ takeOver }, basket: Basket) => takeOver(basket))
