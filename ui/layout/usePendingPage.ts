import { useEffect, useState } from "react"
import { useLocation, useNavigation } from "react-router-dom"

/** The shapes a page may have while it is awaited. */
export type PendingKind = "list" | "product" | "page"

/** How long the old page stays: most pages are there before it would be worth showing anything else. */
const patienceMillis = 350

const kindOf = (pathname: string): PendingKind => {
  if (pathname.startsWith("/p/")) return "product"
  return pathname.startsWith("/c/") || pathname.startsWith("/s/") ? "list" : "page"
}

/** The shape of the page that is on its way and takes a while; `undefined` while there is something to see. */
export const usePendingPage = (): PendingKind | undefined => {
  const { location } = useNavigation()
  const here = useLocation().pathname
  const target = location === undefined || location.pathname === here ? undefined : location.pathname
  const [slow, setSlow] = useState<string | undefined>(undefined)

  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => setSlow(target), patienceMillis)
    return () => {
      clearTimeout(timer)
      setSlow(undefined)
    }
  }, [target])

  return target !== undefined && slow === target ? kindOf(target) : undefined
}
