import { useEffect } from "react"
import { useRevalidator } from "react-router-dom"

import { ownMarket } from "../features/market/market.ts"
import { onIdle } from "../hydration/onIdle.ts"

/** Loads the page's data again when another tab chooses a market. */
export const FollowMarket = () => {
  const { revalidate } = useRevalidator()
  const run = ownMarket.useRun()
  useEffect(() => {
    let isUnmounted = false
    let unsubscribe = () => {}
    const subscribe = async () => {
      const { subscribeMarket } = await import("../features/market/otherTabs.ts")
      if (isUnmounted) return
      unsubscribe = subscribeMarket(
        (marketId) => void run(({ takeOver }) => takeOver(marketId)).then(revalidate),
      )
    }
    // If the script fails to load, this tab shows the market when its page is loaded again.
    const cancel = onIdle(() => void subscribe().catch(() => undefined))
    return () => {
      isUnmounted = true
      cancel()
      unsubscribe()
    }
  }, [revalidate, run])
  return null
}
