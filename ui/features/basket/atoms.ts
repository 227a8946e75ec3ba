import type { Basket, NewLine } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { BasketState } from "@heimwerk/core/basket/Shelves.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { atom } from "jotai"

import { command, runtimeAtom } from "../../bridge.ts"

const commands = () => import("./commands.ts")

/** The state of a basket nothing has been done with yet in this window. */
export const restingState = (basket: Basket): BasketState => ({
  basket,
  pending: 0,
  pendingLines: [],
  pendingKeys: [],
  lastUpdated: undefined,
  lineErrors: {},
  errors: {},
  loading: false,
})

/** The basket as the core's service shows it; until that has arrived, as the page came with it. */
export const basketStateAtom = atom(restingState(emptyBasket))

/** Follows the service until it is stopped; what has been shown so far is its beginning. */
export const followBasketAtom = atom(null, async (get, set): Promise<() => void> => {
  const [runtime, { follow }] = await Promise.all([get(runtimeAtom).load(), commands()])
  return runtime.start(follow(get(basketStateAtom).basket, (state) => set(basketStateAtom, state)))
})

export const addAtom = command(commands, ({ add }, line: NewLine) => add(line))
export const updateAtom = command(commands, ({ update }, id: string, quantity: Quantity) =>
  update(id, quantity),
)
export const removeAtom = command(commands, ({ remove }, id: string) => remove(id))
export const reloadAtom = command(commands, ({ reload }) => reload)
export const takeOverAtom = command(commands, ({ takeOver }, basket: Basket) => takeOver(basket))
