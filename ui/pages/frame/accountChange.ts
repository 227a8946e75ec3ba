import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { isLoggedIn, type SessionUser } from "@heimwerk/core/account/session.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { useStore } from "jotai"

import { accountStateAtom, giveAccount, pageUserAtom } from "../../features/account/atoms.ts"
import * as basket from "../../features/basket/atoms.ts"
import * as wishlist from "../../features/wishlist/atoms.ts"
import { tellSessions } from "./sessions.ts"

type Store = ReturnType<typeof useStore>

/** The server has said anew whom the page is for. */
export const takeOverUser = async (store: Store, user: SessionUser): Promise<void> => {
  store.set(pageUserAtom, user)
  if (store.get(accountStateAtom).isKnown) await giveAccount(store, ({ takeOver }) => takeOver(user))
}

/** Somebody has logged out: what they had laid aside goes from this window, also without a connection. */
const forgetShelves = async (store: Store) => {
  store.set(basket.basketStateAtom, basket.restingState(emptyBasket))
  store.set(wishlist.wishlistStateAtom, wishlist.restingState(emptyWishlist))
  await Promise.all([store.set(basket.forgetAtom), store.set(wishlist.forgetAtom)])
}

/** The visitor is another one from now on: basket, wishlist and page are theirs, and the other windows hear of it. */
export const accountChanged = async (
  store: Store,
  user: SessionUser,
  revalidate: () => Promise<void>,
): Promise<void> => {
  tellSessions(user.csId)
  if (!isLoggedIn(user)) await forgetShelves(store)
  await Promise.all([store.set(basket.reloadAtom), store.set(wishlist.reloadAtom)])
  await revalidate()
}
