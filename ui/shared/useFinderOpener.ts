import { useCallback } from "react"

import { onVisible } from "../hydration/onVisible.ts"

/**
 * What a link that opens the store finder has, so that the finder is ready when it is asked for: prepared when a mouse, a finger
 * or the focus comes to it, and before that when it is in sight of a visitor who uses the page. One set serves many links.
 *
 * @param prepare brings what the finder needs; is called more than once
 */
export const useFinderOpener = (prepare: () => void) => {
  const ref = useCallback(
    (link: HTMLAnchorElement | null) => (link === null ? undefined : onVisible(link, prepare)),
    [prepare],
  )
  return { ref, onFocus: prepare, onPointerEnter: prepare } as const
}
