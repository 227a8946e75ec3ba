import { type RefObject, useEffect } from "react"

/** Reports the visible share of an element, from 0 to 1, whenever it crosses one half. */
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
