import { useSetAtom } from "jotai"
import { useEffect } from "react"
import { useRevalidator } from "react-router-dom"

import { takeOverMarketAtom } from "../features/market/atoms.ts"
import { onIdle } from "../hydration/onIdle.ts"

/** Reloads the page's data when another tab selects a market. */
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
    // If the script fails to load, this tab learns of the change at its next page load.
    const cancel = onIdle(() => void follow().catch(() => undefined))
    return () => {
      isUnmounted = true
      cancel()
      stop()
    }
  }, [revalidate, takeOver])
  return null
}
