import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { useSetAtom } from "jotai"
import { useHydrateAtoms } from "jotai/utils"
import { useEffect } from "react"

import { basketStateAtom, followBasketAtom, reloadAtom, restingState } from "../../features/basket/atoms.ts"
import { whenIdle } from "../../whenIdle.ts"

/**
 * Shows the basket the page came with, and from then on the one of the core's service; a window that is looked at
 * again reads it anew, because another may have changed it.
 */
export const FollowBasket = ({ initial }: { readonly initial: Basket }) => {
  useHydrateAtoms([[basketStateAtom, restingState(initial)]])
  const follow = useSetAtom(followBasketAtom)
  const reload = useSetAtom(reloadAtom)

  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const stopFollowing = await follow()
      if (gone) stopFollowing()
      else stop = stopFollowing
    }
    // Without a connection the page keeps what it came with; the next command tries again.
    const cancel = whenIdle(() => void begin().catch(() => undefined))
    return () => {
      gone = true
      cancel()
      stop?.()
    }
  }, [follow])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload()
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [reload])

  return null
}
