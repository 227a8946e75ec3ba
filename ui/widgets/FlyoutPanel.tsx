import type { ReactNode } from "react"

import styles from "./FlyoutPanel.module.css"

/** A panel that hangs below the control it belongs to, at its right edge. */
export const FlyoutPanel = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["panel"]}>{children}</div>
)
