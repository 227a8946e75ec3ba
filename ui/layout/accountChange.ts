import { emptyBasket, forgottenId } from "@heimwerk/core/basket/emptyBasket.ts"
import type { AccountState } from "@heimwerk/core/account/AccountState.ts"
import { loginMessages } from "@heimwerk/core/account/loginMessages.ts"
import { isAccountArea } from "@heimwerk/core/account/paths.ts"
import { isLoggedIn, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { useStore } from "jotai"

import { accountService, type PageUser, pageUserAtom } from "../features/account/account.ts"
import { basketService, initialBasketState } from "../features/basket/basket.ts"
import { initialWishlistState, wishlistService } from "../features/wishlist/wishlist.ts"
import type { Snackbar } from "../widgets/Snackbar.tsx"
import { publishSession } from "./sessions.ts"

type Store = ReturnType<typeof useStore>

/**
 * Stores the customer that the server rendered the latest page for. Changes nothing if the session could not be read,
 * because a short failure is no logout.
 */
export const takeOverUser = async (store: Store, user: PageUser): Promise<void> => {
  if (user.isUnknown === true) return
  store.set(pageUserAtom, user)
  if (store.get(accountService.stateAtom).isKnown)
    await accountService.runIn(store)(({ takeOver }) => takeOver(user))
}

/** Shows the messages of a logout (storefront 4, logout). */
export const sayMessages = (
  store: Store,
  { error, snackbar }: Pick<AccountState, "error" | "snackbar">,
  show: Snackbar["show"],
): void => {
  if (error !== undefined) show({ text: error, kind: "error", closes: "button" })
  if (snackbar !== undefined) show({ text: snackbar, kind: "good", closes: "self" })
  void accountService.runIn(store)(({ dismiss }) => dismiss)
}

/**
 * Clears basket and wishlist in this window after a logout, also without a connection and the scripts of the services.
 */
const forgetLists = async (store: Store) => {
  store.set(basketService.stateAtom, initialBasketState({ ...emptyBasket, id: forgottenId }))
  store.set(wishlistService.stateAtom, initialWishlistState({ ...emptyWishlist, id: forgottenId }))
  await Promise.all([
    basketService.runIn(store)(({ forget }) => forget),
    wishlistService.runIn(store)(({ forget }) => forget),
  ])
}

/**
 * Reloads basket and wishlist. Returns whether at least one of them was loaded. Loads nothing while the
 * browser is offline.
 */
const reloadLists = async (store: Store): Promise<boolean> => {
  if (!navigator.onLine) return false
  const read = await Promise.all([
    basketService.runIn(store)(({ load }) => load),
    wishlistService.runIn(store)(({ reload }) => reload),
  ])
  return read.some(({ kind }) => kind === "done")
}

/**
 * Applies a change of the logged-in customer: closes messages whose action belongs to the previous customer, such as
 * an undo, reloads basket, wishlist and page, and informs the other windows. After a login without a connection the
 * page stays and shows a message; it reloads on request or when the connection returns. After a logout no page with
 * customer data stays.
 */
export const accountChanged = async (
  store: Store,
  user: SessionUser,
  revalidate: () => Promise<void>,
  { closeActions, show }: Snackbar,
): Promise<void> => {
  closeActions()
  publishSession({ csId: user.csId, isLogout: store.get(accountService.stateAtom).hasLoggedOut === true })
  if (!isLoggedIn(user)) await forgetLists(store)
  if (await reloadLists(store)) return revalidate()
  if (!isLoggedIn(user)) return isAccountArea(location.pathname) ? revalidate() : undefined
  const again = async () => {
    await reloadLists(store)
    await revalidate()
  }
  addEventListener("online", () => void again(), { once: true })
  const action = { text: "Erneut laden", run: () => void again() }
  show({ text: loginMessages.pageKept, kind: "error", closes: "button", action })
}
