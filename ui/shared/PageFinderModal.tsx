import type { ComponentProps, RefObject } from "react"

import { FinderModal } from "../features/market/finder/FinderModal.tsx"
import { AskForMaps } from "./AskForMaps.tsx"
import { loadAddressCheck } from "./loadAddressCheck.ts"

interface OwnProps extends Omit<
  ComponentProps<typeof FinderModal>,
  "loadAddressCheck" | "AskForMaps" | "returnFocus"
> {
  readonly returnFocus: RefObject<HTMLElement | null>
}

const main = () => document.getElementById("inhalt")

/**
 * Returns the element that gets focus after the finder closes: the link that opened it, or the main content
 * if that link is gone. When the visitor has chosen a market, the page may remove the link shortly after the
 * finder closes. The main content then gets focus, unless the visitor has focused something else meanwhile.
 */
const focusAfter = (opener: HTMLElement | null): HTMLElement | null => {
  if (opener?.isConnected !== true) return main()
  const observer = new MutationObserver(() => {
    if (opener.isConnected || document.activeElement !== document.body) return
    stop()
    main()?.focus({ preventScroll: true })
  })
  const leave = ({ target }: FocusEvent) => {
    if (target !== opener && target instanceof Element && target.closest("[role=dialog]") === null) stop()
  }
  const stop = () => {
    observer.disconnect()
    document.removeEventListener("focusin", leave)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener("focusin", leave)
  return opener
}

/** The store finder as a modal, with the address search and the map consent of other features. */
export const PageFinderModal = ({ returnFocus, ...props }: OwnProps) => (
  <FinderModal
    {...props}
    returnFocus={() => focusAfter(returnFocus.current)}
    loadAddressCheck={loadAddressCheck}
    AskForMaps={AskForMaps}
  />
)
