import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router-dom"

import { userAtom } from "../features/account/account.ts"
import { headerInteraction } from "../features/tracking/headerInteraction.ts"
import { port } from "../runtime/service.ts"
import { pageEvent } from "./pageEvent.ts"
import { pageSubject } from "./pageSubject.ts"

const tracking = port(async (store) => {
  const { openTracking } = await import("../features/tracking/openTracking.ts")
  return openTracking(() => store.get(userAtom))
})

/** Sends page views and clicks in the header to tracking (storefront 7, tracking). */
export const TrackedPages = ({ isTracked }: { readonly isTracked: boolean }) => {
  const { pathname } = useLocation()
  const route = useMatches().at(-1)
  const run = tracking.useRun()
  const seen = useRef<string | undefined>(undefined)

  useEffect(() => {
    // Tracks a page view once, even if the page reloads its data.
    if (!isTracked || route === undefined || seen.current === pathname) return
    seen.current = pathname
    void run(({ pageViewed }) => pageViewed(pageSubject(route), pageEvent(route)))
  }, [isTracked, pathname, route, run])

  useEffect(() => {
    if (!isTracked) return
    const count = (event: Event) => {
      const element = headerInteraction(event)
      if (element !== undefined) void run(({ headerUsed }) => headerUsed(element))
    }
    document.addEventListener("click", count, true)
    document.addEventListener("submit", count, true)
    return () => {
      document.removeEventListener("click", count, true)
      document.removeEventListener("submit", count, true)
    }
  }, [isTracked, run])

  return null
}
