import { anonymous, type SessionUser } from "@heimwerk/core/account/session.ts"
import { useAtomValue, useStore } from "jotai"
import { useHydrateAtoms } from "jotai/utils"
import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router-dom"

import { accountStateAtom, giveAccount, pageUserAtom, userAtom } from "../../features/account/atoms.ts"
import { whenIdle } from "../../whenIdle.ts"
import { useSnackbar } from "../../widgets/Snackbar.tsx"

/** Says what a logout has come to (storefront 4, logout). */
const useMessages = () => {
  const { error, snackbar } = useAtomValue(accountStateAtom)
  const store = useStore()
  const { show } = useSnackbar()
  useEffect(() => {
    if (error !== undefined) show({ text: error, kind: "error", closes: "button" })
    if (snackbar !== undefined) show({ text: snackbar, kind: "good", closes: "self" })
    if (error !== undefined || snackbar !== undefined) void giveAccount(store, ({ dismiss }) => dismiss)
  }, [error, show, snackbar, store])
}

/**
 * Shows whom the page came for, and from then on whom the account knows. When that is another one, what was laid aside is read
 * anew, the page too, and the other windows hear of it; nothing of the one before stays.
 */
export const FollowAccount = ({ user = anonymous }: { readonly user: SessionUser | undefined }) => {
  useHydrateAtoms([[pageUserAtom, user]])
  useMessages()
  const store = useStore()
  const { revalidate } = useRevalidator()
  const shown = useAtomValue(userAtom)
  const known = useRef(shown.csId)

  useEffect(() => {
    if (store.get(pageUserAtom) === user) return
    void import("./accountChange.ts").then(({ takeOverUser }) => takeOverUser(store, user))
  }, [store, user])

  useEffect(() => {
    if (known.current === shown.csId) return
    known.current = shown.csId
    void import("./accountChange.ts").then(({ accountChanged }) => accountChanged(store, shown, revalidate))
  }, [revalidate, shown, store])

  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const follow = async () => {
      const { followSessions } = await import("./followSessions.ts")
      if (!isGone) stop = followSessions(store, revalidate)
    }
    // Without the script this window hears of a logout elsewhere when its page is loaded the next time.
    const cancel = whenIdle(() => void follow().catch(() => undefined))
    return () => {
      isGone = true
      cancel()
      stop()
    }
  }, [revalidate, store])
  return null
}
