import { atRest } from "@heimwerk/core/basket/atRest.ts"
import type { Basket, BasketLine, NewLine } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { BasketState } from "@heimwerk/core/basket/Shelves.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { atom } from "jotai"

import { command, runtimeAtom } from "../../runtime/bridge.ts"

/** What a field beside the lines is for; also the key of its errors. */
export type BenefitKind = "voucher" | "loyaltyCard" | "employeeCard"

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

export const addAtom = command(commands, ({ add }, line: NewLine) => add(line))
export const updateAtom = command(commands, ({ update }, id: string, quantity: Quantity) =>
  update(id, quantity),
)
export const removeAtom = command(commands, ({ remove }, id: string) => remove(id))
export const putBackAtom = command(commands, ({ putBack }, line: BasketLine) => putBack(line))
export const moveToWishlistAtom = command(commands, ({ moveToWishlist }, id: string) => moveToWishlist(id))
/** Puts something to use: a voucher or a card. */
export const addBenefitAtom = command(commands, ({ addBenefit }, kind: BenefitKind, text: string) =>
  addBenefit(kind, text),
)
export const removeBenefitAtom = command(commands, ({ removeBenefit }, kind: BenefitKind) =>
  removeBenefit(kind),
)
export const addCouponAtom = command(commands, ({ addCoupon }, id: string) => addCoupon(id))
export const removeCouponAtom = command(commands, ({ removeCoupon }, id: string) => removeCoupon(id))
/** Asks whether everything is there still, in the chosen market where there is one. */
export const checkStockAtom = command(commands, ({ checkStock }, marketId: string | undefined) =>
  checkStock(marketId),
)
export const reloadAtom = command(commands, ({ reload }) => reload)
/** Shows none: whose it was has logged out. */
export const forgetAtom = command(commands, ({ forget }) => forget)
export const takeOverAtom = command(commands, ({ takeOver }, basket: Basket) => takeOver(basket))
