import { accountStorage } from "@heimwerk/core/device/storageKeys.ts"
import type { useStore } from "jotai"

import { accountService } from "../features/account/account.ts"
import { subscribeSessions, type Known } from "./sessions.ts"

/** Whether a logout has not reached the server yet; `false` if the visitor has forbidden storage. */
const isLogoutPending = (): boolean => {
  try {
    return localStorage.getItem(accountStorage.logoutPending.key) !== null
  } catch {
    return false
  }
}

/**
 * Applies logins and logouts of other windows to this one. A page with a logged-in customer reloads;
 * otherwise only its data reload. Also reloads when the page returns from the back/forward cache. Repeats a
 * logout that did not reach the server as soon as the connection returns. Returns the function that
 * unsubscribes.
 *
 * @param own the customer this window shows
 * @param revalidate reloads the page's data in place
 */
export const syncSessions = (
  store: ReturnType<typeof useStore>,
  own: () => Known,
  revalidate: () => Promise<void>,
): (() => void) => {
  const finish = async () => {
    if (!isLogoutPending()) return
    const outcome = await accountService.runIn(store)(({ finishLogout }) => finishLogout)
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
