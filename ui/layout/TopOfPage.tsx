import { type ReactNode, useCallback, useRef } from "react"

import { useOnIdle } from "../hydration/useOnIdle.ts"
import styles from "./TopOfPage.module.css"

/**
 * Keeps the header and the avatar button at the top of the window, and hides both while the visitor scrolls
 * down. In wide windows the avatar button is beside the content and always visible. Until the script for
 * hiding has loaded, nothing is hidden.
 */
export const TopOfPage = ({ children }: { readonly children: ReactNode }) => {
  const top = useRef<HTMLDivElement>(null)
  useOnIdle(
    useCallback(async () => {
      const { hideOnScroll } = await import("./hideOnScroll.ts")
      return top.current === null ? () => undefined : hideOnScroll(top.current)
    }, []),
  )
  return (
    <div ref={top} className={styles["top"]}>
      {children}
    </div>
  )
}
