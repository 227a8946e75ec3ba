import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { useSetAtom } from "jotai"
import { useEffect, useRef } from "react"

import { onIdle } from "../../hydration/onIdle.ts"
import { checkStockAtom } from "./atoms.ts"

/**
 * Has the stock checked when the basket is opened and when another market is chosen (storefront 3, changedStock). A basket
 * that says what an earlier check has taken away is not checked again at once: that would take its messages away unread.
 */
export const useStockCheck = (opened: Basket, marketId: string | undefined) => {
  const check = useSetAtom(checkStockAtom)
  const { changedStock, lineItems } = opened
  const isDue = lineItems.length > 0 && changedStock.reduced.length === 0 && changedStock.removed.length === 0
  const wanted = useRef({ isDue, checked: undefined as string | undefined })
  useEffect(() => {
    wanted.current = { ...wanted.current, isDue }
  }, [isDue])

  useEffect(() => {
    const market = marketId ?? ""
    if (wanted.current.checked === market || !wanted.current.isDue) return
    return onIdle(() => {
      wanted.current = { ...wanted.current, checked: market }
      void check(marketId)
    })
  }, [check, marketId])
}
