import { useCallback } from "react"

import { onVisible } from "../hydration/onVisible.ts"

/**
 * Props for links that open the store finder. The links preload the finder on hover, touch or focus, and
 * when they are visible after the first use of the page. One set of props serves many links.
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
