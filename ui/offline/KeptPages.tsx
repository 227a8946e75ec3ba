import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"

import { userAtom } from "../features/account/account.ts"
import { basketService } from "../features/basket/basket.ts"
import { wishlistService } from "../features/wishlist/wishlist.ts"
import { onIdle } from "../hydration/onIdle.ts"
import { useShop } from "../layout/useShop.ts"
import { paths } from "../paths.ts"
import { keptPagesCache } from "./keptPaths.ts"
import { registerWorker } from "./registerWorker.ts"
import { watchBanner } from "./watchBanner.ts"

/** Time in ms without a change of basket, wishlist, market or login before the pages are kept again. */
const restMillis = 5000

/** Whether this browser can keep pages, and the visitor does not save data. */
const canKeep = (): boolean => {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator
  return "serviceWorker" in navigator && connection?.saveData !== true
}

/**
 * Keeps basket, wishlist, own market and the visited pages on the device, so that they open without a network. Removes
 * the pages of a customer as soon as the customer logs out.
 */
export const KeptPages = () => {
  const { market } = useShop()
  const { basket } = basketService.useState()
  const { wishlist } = wishlistService.useState()
  const { csId = "" } = useAtomValue(userAtom)
  const { pathname, search } = useLocation()
  const before = useRef(csId)
  const state = [csId, basket.id, basket.version, wishlist.id, wishlist.version, market?.id].join(" ")
  const marketLink = market?.link

  useEffect(watchBanner, [])

  useEffect(() => {
    const hasLeft = before.current !== "" && before.current !== csId
    before.current = csId
    if (hasLeft && canKeep()) void caches.delete(keptPagesCache)
  }, [csId])

  useEffect(() => {
    if (!canKeep()) return
    const keep = async () => {
      await registerWorker({
        owner: csId,
        state,
        personal: [paths.basket, paths.wishlist, ...(marketLink === undefined ? [] : [marketLink])],
        current: pathname + search,
      })
    }
    let cancel = () => {}
    const timer = setTimeout(() => {
      // Without the worker, the shop works as before.
      cancel = onIdle(() => void keep().catch(() => undefined))
    }, restMillis)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [csId, marketLink, pathname, search, state])
  return null
}
