import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { AccountState } from "@heimwerk/core/account/AccountState.ts"
import { loginMessages } from "@heimwerk/core/account/loginMessages.ts"
import { isAccountArea } from "@heimwerk/core/account/paths.ts"
import { isLoggedIn, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { useStore } from "jotai"

import { giveAccount } from "../features/account/account.ts"
import { accountStateAtom, pageUserAtom } from "../features/account/atoms.ts"
import * as basket from "../features/basket/atoms.ts"
import * as wishlist from "../features/wishlist/atoms.ts"
import type { SnackbarMessage } from "../widgets/Snackbar.tsx"
import { publishSession } from "./sessions.ts"

type Store = ReturnType<typeof useStore>

/** The server has said anew whom the page is for. */
export const takeOverUser = async (store: Store, user: SessionUser): Promise<void> => {
  store.set(pageUserAtom, user)
  if (store.get(accountStateAtom)?.isKnown === true)
    await giveAccount(store, ({ takeOver }) => takeOver(user))
}

/** Says what a logout has come to (storefront 4, logout). */
export const sayMessages = (
  store: Store,
  { error, snackbar }: Pick<AccountState, "error" | "snackbar">,
  show: (message: SnackbarMessage) => void,
): void => {
  if (error !== undefined) show({ text: error, kind: "error", closes: "button" })
  if (snackbar !== undefined) show({ text: snackbar, kind: "good", closes: "self" })
  void giveAccount(store, ({ dismiss }) => dismiss)
}

/** Somebody has logged out: what they had laid aside goes from this window, also without a connection. */
const forgetShelves = async (store: Store) => {
  store.set(basket.basketStateAtom, basket.restingState(emptyBasket))
  store.set(wishlist.wishlistStateAtom, wishlist.restingState(emptyWishlist))
  await Promise.all([store.set(basket.forgetAtom), store.set(wishlist.forgetAtom)])
}

/** Reads anew what the visitor has laid aside, and says whether the server could be asked. */
const readShelves = async (store: Store): Promise<boolean> => {
  if (!navigator.onLine) return false
  const read = await Promise.all([store.set(basket.reloadAtom), store.set(wishlist.reloadAtom)])
  return read.some(({ kind }) => kind === "done")
}

/**
 * The visitor is another one from now on: basket, wishlist and page are theirs, and the other windows hear of it. Without a
 * connection the page stays, says so after a login, and is read when there is one again or somebody asks for it; only a
 * customer's own page may not stay after they left.
 */
export const accountChanged = async (
  store: Store,
  user: SessionUser,
  revalidate: () => Promise<void>,
  show: (message: SnackbarMessage) => void,
): Promise<void> => {
  publishSession(user.csId)
  if (!isLoggedIn(user)) await forgetShelves(store)
  if (await readShelves(store)) return revalidate()
  if (!isLoggedIn(user)) return isAccountArea(location.pathname) ? revalidate() : undefined
  const again = async () => {
    await readShelves(store)
    await revalidate()
  }
  addEventListener("online", () => void again(), { once: true })
  const action = { text: "Erneut laden", run: () => void again() }
  show({ text: loginMessages.pageKept, kind: "error", closes: "button", action })
}
