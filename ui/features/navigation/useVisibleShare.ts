import { type RefObject, useEffect } from "react"

/** Tells which share of an element is in the window, from 0 to 1, as often as it passes the half. */
export const useVisibleShare = (element: RefObject<Element | null>, tell: (share: number) => void) => {
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio } of entries) tell(intersectionRatio)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, tell])
}
