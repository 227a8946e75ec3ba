import { accountStorage } from "@heimwerk/core/device/storageKeys.ts"
import type { useStore } from "jotai"

import { giveAccount } from "../features/account/account.ts"
import { subscribeSessions, type Known } from "./sessions.ts"

/** Whether a logout is still to be told to the server; never where storage is forbidden. */
const isLogoutPending = (): boolean => {
  try {
    return localStorage.getItem(accountStorage.logoutPending.key) !== null
  } catch {
    return false
  }
}

/**
 * Keeps this window in step with who is logged in, until it is stopped: a logout or another login elsewhere loads the page
 * anew, so that nothing of the one before stays; a login is taken over in place. A page that comes back from the browser's
 * memory is looked at again, and a logout that could not reach the server is told as soon as there is a connection.
 *
 * @param own whom this window shows
 * @param revalidate reads the page anew, in place
 */
export const followSessions = (
  store: ReturnType<typeof useStore>,
  own: () => Known,
  revalidate: () => Promise<void>,
): (() => void) => {
  const finish = async () => {
    if (!isLogoutPending()) return
    const outcome = await giveAccount(store, ({ finishLogout }) => finishLogout)
    if (outcome.kind === "done" && outcome.value) await revalidate()
  }
  const online = () => void finish()
  const readAnew = () => {
    if (own().csId === undefined) void revalidate()
    else location.reload()
  }
  const heard = (csId: string | undefined) => {
    if (csId !== own().csId) readAnew()
  }
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAnew()
  }
  const stop = subscribeSessions(own, heard)
  addEventListener("online", online)
  addEventListener("pageshow", restored)
  online()
  return () => {
    stop()
    removeEventListener("online", online)
    removeEventListener("pageshow", restored)
  }
}
