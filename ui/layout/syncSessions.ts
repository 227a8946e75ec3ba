import { logoutPending } from "@heimwerk/core/device/logoutPending.ts"
import { waitingCommands } from "@heimwerk/core/device/waitingCommands.ts"
import type { useStore } from "jotai"

import { accountService, pageUserAtom } from "../features/account/account.ts"
import { basketService } from "../features/basket/basket.ts"
import { wishlistService } from "../features/wishlist/wishlist.ts"
import { subscribeSessions, type Known, type Session } from "./sessions.ts"

type Store = ReturnType<typeof useStore>

/** Whether the local storage has a value; `false` if the visitor has forbidden storage. */
const isStored = ({ key }: { readonly key: string }): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * Removes everything that this tab keeps, such as the data that a customer has typed. Does nothing if the visitor has
 * forbidden storage.
 */
const forgetTyped = () => {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing is stored.
  }
}

/** Opens basket and wishlist if an earlier page has stored commands. The runtime then sends them. */
const openForStored = (store: Store) => {
  if (!isStored(waitingCommands)) return
  for (const { openIn } of [basketService, wishlistService])
    // Without the scripts of the services, the commands wait until the browser is online.
    void openIn(store).catch(() => undefined)
}

/** Reads the customer and the lists that the server could not read for this page (storefront 4, session). */
const readSession = (store: Store) => {
  void accountService.runIn(store)(({ load }) => load)
  void basketService.runIn(store)(({ load }) => load)
  void wishlistService.runIn(store)(({ reload }) => reload)
}

/**
 * Applies logins and logouts of other windows to this one. A page with a logged-in customer reloads; otherwise only
 * its data reload. Also reloads when the page returns from the back/forward cache. Repeats a logout that did not
 * reach the server as soon as the connection returns. Opens basket and wishlist if their commands wait for the
 * network. Reads the customer and the lists if the server could not. Returns the function that unsubscribes.
 *
 * @param own the customer this window shows
 * @param revalidate reloads the page's data in place
 */
export const syncSessions = (
  store: Store,
  own: () => Known,
  revalidate: () => Promise<void>,
): (() => void) => {
  const finish = async () => {
    if (!isStored(logoutPending)) return
    const outcome = await accountService.runIn(store)(({ finishLogout }) => finishLogout)
    if (outcome.kind === "done" && outcome.value) await revalidate()
  }
  const online = () => {
    void finish()
    openForStored(store)
  }
  const readAnew = () => {
    if (own().csId === undefined) void revalidate()
    else location.reload()
  }
  // Windows of an older version do not say whether it was a logout, so their messages count as one.
  const onMessage = ({ csId, isLogout = true }: Session) => {
    if (csId === own().csId) return
    // A guest's data stay for the customer who has logged in. If the login has expired, a customer's data stay: the
    // forms name their customer.
    if (own().csId !== undefined && (csId !== undefined || isLogout)) forgetTyped()
    readAnew()
  }
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAnew()
  }
  const hasLoggedOut = () => store.get(accountService.stateAtom).hasLoggedOut === true
  // A page that has not seen the end of the login does not know its reason, so it publishes a logout.
  const stop = subscribeSessions(
    () => ({ ...own(), isLogout: own().since <= performance.timeOrigin || hasLoggedOut() }),
    onMessage,
  )
  addEventListener("online", online)
  addEventListener("pageshow", restored)
  online()
  if (store.get(pageUserAtom).isUnknown === true) readSession(store)
  return () => {
    stop()
    removeEventListener("online", online)
    removeEventListener("pageshow", restored)
  }
}
