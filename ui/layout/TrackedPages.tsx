import { useStore } from "jotai"
import { useEffect, useRef, useState } from "react"
import { useLocation, useMatches } from "react-router-dom"

import { userAtom } from "../features/account/atoms.ts"
import { basketService } from "../features/basket/basket.ts"
import { headerInteraction } from "../features/tracking/headerInteraction.ts"
import { useOpened } from "../runtime/useOpened.ts"
import { pageSubject } from "./pageSubject.ts"

/** Reports page views and clicks in the header to tracking (storefront 7, tracking). */
export const TrackedPages = ({ isTracked }: { readonly isTracked: boolean }) => {
  const store = useStore()
  const { pathname } = useLocation()
  const route = useMatches().at(-1)
  const [load] = useState(() => async () => {
    const { followTracking } = await import("../features/tracking/followTracking.ts")
    return followTracking(() => store.get(userAtom))
  })
  const { give } = useOpened(load)
  const seen = useRef<string | undefined>(undefined)

  useEffect(() => {
    // Counts a page view once, even if its data reload.
    if (!isTracked || route === undefined || seen.current === pathname) return
    seen.current = pathname
    const { lineItems } = store.get(basketService.stateAtom).basket
    const lines = lineItems.map(({ product: { articleId }, quantity, sum }) => ({ articleId, quantity, sum }))
    const subject = pageSubject(route)
    give(({ pageViewed }) => pageViewed({ lines, ...(subject === undefined ? {} : { subject }) }))
  }, [give, isTracked, pathname, route, store])

  useEffect(() => {
    if (!isTracked) return
    const count = (event: Event) => {
      const element = headerInteraction(event)
      if (element !== undefined) give(({ headerUsed }) => headerUsed(element))
    }
    document.addEventListener("click", count, true)
    document.addEventListener("submit", count, true)
    return () => {
      document.removeEventListener("click", count, true)
      document.removeEventListener("submit", count, true)
    }
  }, [give, isTracked])

  return null
}
