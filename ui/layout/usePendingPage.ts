import { useEffect, useState } from "react"
import { useLocation, useNavigation } from "react-router-dom"

/** Shapes of the skeleton for a page that is loading. */
export type PendingKind = "list" | "product" | "page"

/**
 * How long the old page stays before a skeleton replaces it, in ms. Most pages load faster, so visitors
 * seldom see a skeleton.
 */
const skeletonDelayMillis = 350

const kindOf = (pathname: string): PendingKind => {
  if (pathname.startsWith("/p/")) return "product"
  return pathname.startsWith("/c/") || pathname.startsWith("/s/") ? "list" : "page"
}

/** Returns the skeleton shape of a page that takes longer than 350 ms to load; otherwise `undefined`. */
export const usePendingPage = (): PendingKind | undefined => {
  const { location } = useNavigation()
  const here = useLocation().pathname
  const target = location === undefined || location.pathname === here ? undefined : location.pathname
  const [slow, setSlow] = useState<string | undefined>(undefined)

  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => setSlow(target), skeletonDelayMillis)
    return () => {
      clearTimeout(timer)
      setSlow(undefined)
    }
  }, [target])

  return target !== undefined && slow === target ? kindOf(target) : undefined
}
