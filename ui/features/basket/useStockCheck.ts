import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { useEffect, useRef } from "react"

import { onIdle } from "../../hydration/onIdle.ts"
import { basketService } from "./basket.ts"

/**
 * Checks the stock when the basket is opened and when another market is chosen (storefront 3, changedStock).
 * Skips the first check if the basket still shows the result of an earlier one, because a new check would
 * remove that message unread.
 */
export const useStockCheck = (opened: Basket, marketId: MarketId | undefined) => {
  const run = basketService.useRun()
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
      void run((basket) =>
        basket.run({ kind: "checkAvailability", ...(marketId === undefined ? {} : { marketId }) }),
      )
    })
  }, [run, marketId])
}
