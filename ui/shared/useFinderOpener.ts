import { useCallback } from "react"

import { onVisible } from "../hydration/onVisible.ts"

/**
 * Props for links that open the store finder. They preload the finder on pointer contact or focus, and when
 * the link becomes visible to a visitor who has used the page. One set serves many links.
 *
 * @param prepare preloads the finder; called repeatedly
 */
export const useFinderOpener = (prepare: () => void) => {
  const ref = useCallback(
    (link: HTMLAnchorElement | null) => (link === null ? undefined : onVisible(link, prepare)),
    [prepare],
  )
  return { ref, onFocus: prepare, onPointerEnter: prepare } as const
}
