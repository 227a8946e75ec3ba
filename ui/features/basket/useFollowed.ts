import { useSetAtom } from "jotai"
import { useEffect } from "react"

import { onIdle } from "../../hydration/onIdle.ts"
import { followBasketAtom } from "./atoms.ts"

/**
 * Follows the core's service as soon as the page has nothing else to do: what a check of the stock finds shows without a
 * sign of the visitor.
 */
export const useFollowed = (): void => {
  const follow = useSetAtom(followBasketAtom)
  useEffect(() => {
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
  }, [follow])
}
