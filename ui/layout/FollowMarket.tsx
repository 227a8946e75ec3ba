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
    let isGone = false
    let stop = () => {}
    const follow = async () => {
      const { followOtherTabs } = await import("../features/market/otherTabs.ts")
      if (!isGone) stop = followOtherTabs((marketId) => void takeOver(marketId).then(revalidate))
    }
    // Without the script this tab hears of it when its page is loaded the next time.
    const cancel = onIdle(() => void follow().catch(() => undefined))
    return () => {
      isGone = true
      cancel()
      stop()
    }
  }, [revalidate, takeOver])
  return null
}
