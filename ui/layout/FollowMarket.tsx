import { useSetAtom } from "jotai"
import { useEffect } from "react"
import { useRevalidator } from "react-router-dom"

import { takeOverMarketAtom } from "../features/market/atoms.ts"
import { onIdle } from "../hydration/onIdle.ts"

/** Shows a market that another tab has chosen: what is on the page is loaded again. */
export const FollowMarket = () => {
  const { revalidate } = useRevalidator()
  const takeOver = useSetAtom(takeOverMarketAtom)
  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    const follow = async () => {
      const { subscribeMarket } = await import("../features/market/otherTabs.ts")
      if (!isUnmounted) stop = subscribeMarket((marketId) => void takeOver(marketId).then(revalidate))
    }
    // Without the script this tab hears of it when its page is loaded the next time.
    const cancel = onIdle(() => void follow().catch(() => undefined))
    return () => {
      isUnmounted = true
      cancel()
      stop()
    }
  }, [revalidate, takeOver])
  return null
}
