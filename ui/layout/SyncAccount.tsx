import { anonymous } from "@heimwerk/core/session/SessionUser.ts"
import { useAtomValue, useStore } from "jotai"
import { useHydrateAtoms } from "jotai/utils"
import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router-dom"

import {
  accountService,
  beforeLoginAtom,
  type PageUser,
  pageUserAtom,
  userAtom,
} from "../features/account/account.ts"
import { basketService } from "../features/basket/basket.ts"
import { wishlistService } from "../features/wishlist/wishlist.ts"
import { onIdle } from "../hydration/onIdle.ts"
import { useSnackbar } from "../widgets/Snackbar.tsx"
import type { Known } from "./sessions.ts"

const change = () => import("./accountChange.ts")

/**
 * Keeps track of the logged-in customer; at first, this is the customer of the server-rendered page. When the
 * customer changes, it reloads basket, wishlist and page, removes the previous customer's data, and informs
 * the other windows.
 */
export const SyncAccount = ({ user = anonymous }: { readonly user: PageUser | undefined }) => {
  const store = useStore()
  useHydrateAtoms([
    [pageUserAtom, user],
    // A login waits until basket and wishlist have finished their pending changes. It also waits for the code
    // that is needed after the login, because the connection may fail in between.
    [
      beforeLoginAtom,
      {
        settled: () =>
          Promise.allSettled([
            change(),
            basketService.runIn(store)(({ load }) => load),
            wishlistService.runIn(store)(({ reload }) => reload),
          ]),
      },
    ],
  ] as const)
  const messages = useSnackbar()
  const { revalidate } = useRevalidator()
  const shown = useAtomValue(userAtom)
  const known = useRef<Known>({ csId: shown.csId, since: performance.timeOrigin })

  useEffect(() => {
    if (store.get(pageUserAtom) === user) return
    void change().then(({ takeOverUser }) => takeOverUser(store, user))
  }, [store, user])

  const { error, snackbar } = accountService.useState()
  useEffect(() => {
    if (error === undefined && snackbar === undefined) return
    void change().then(({ sayMessages }) => sayMessages(store, { error, snackbar }, messages.show))
  }, [error, messages, snackbar, store])

  useEffect(() => {
    if (known.current.csId === shown.csId) return
    known.current = { csId: shown.csId, since: performance.timeOrigin + performance.now() }
    void change().then(({ accountChanged }) => accountChanged(store, shown, revalidate, messages))
  }, [messages, revalidate, shown, store])

  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    const follow = async () => {
      const { syncSessions } = await import("./syncSessions.ts")
      if (!isUnmounted) stop = syncSessions(store, () => known.current, revalidate)
    }
    // If the script fails to load, this window notices a logout in another window only at its next page load.
    const cancel = onIdle(() => void follow().catch(() => undefined))
    return () => {
      isUnmounted = true
      cancel()
      stop()
    }
  }, [revalidate, store])
  return null
}
