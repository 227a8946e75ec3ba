import { useSetAtom } from "jotai"
import { useEffect } from "react"

import { onIdle } from "../../hydration/onIdle.ts"
import { followBasketAtom } from "./atoms.ts"

/**
 * Subscribes to the basket's service when the page is idle, so that the result of the stock check shows before the first use of the
 * page. A visitor without a basket has no stock check and does not load the runtime for it.
 */
export const useFollowed = (hasBasket: boolean): void => {
  const follow = useSetAtom(followBasketAtom)
  useEffect(() => {
    if (!hasBasket) return
    let following: Promise<() => void> | undefined
    const cancel = onIdle(() => {
      following = follow()
      // Without a connection the page keeps what it came with; the frame tries again.
      following.catch(() => undefined)
    })
    return () => {
      cancel()
      void following?.then((stop) => stop()).catch(() => undefined)
    }
  }, [follow, hasBasket])
}
