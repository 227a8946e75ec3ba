import { useEffect, useRef } from "react"

/**
 * Keeps the keyboard position. When the focused element inside is removed, for example a line that another
 * window deleted, focus moves to the main content. Spread the result on the element around everything that
 * may be removed.
 */
export const useKeptFocus = () => {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      hadFocus.current = false
      document.getElementById("inhalt")?.focus({ preventScroll: true })
    }
  })
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    // React reports no blur for removed elements, so a reported blur is the visitor's own.
    onBlur: () => {
      hadFocus.current = false
    },
  } as const
}
