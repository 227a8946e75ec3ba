import { useSetAtom } from "jotai"
import { useEffect } from "react"
import { useRevalidator } from "react-router-dom"

import { takeOverMarketAtom } from "../../features/market/atoms.ts"
import { followOtherTabs } from "../../features/market/otherTabs.ts"

/** Shows a market that another tab has chosen: what is on the page is loaded again. */
export const FollowMarket = () => {
  const { revalidate } = useRevalidator()
  const takeOver = useSetAtom(takeOverMarketAtom)
  useEffect(
    () =>
      followOtherTabs((marketId) => {
        void takeOver(marketId).then(revalidate)
      }),
    [revalidate, takeOver],
  )
  return null
}
