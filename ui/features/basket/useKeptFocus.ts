import { useEffect, useRef } from "react"

/**
 * Keeps the keyboard's place: when what had the focus inside is gone, for example a line that another window took out, the
 * page's main part has it. Put the answer on the element around everything that may go.
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
    // React hears nothing of what is taken out of the page; a blur it hears is the visitor's own.
    onBlur: () => {
      hadFocus.current = false
    },
  } as const
}
