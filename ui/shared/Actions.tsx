import type { ReactNode } from "react"

import styles from "./Actions.module.css"

/** Buttons side by side, in several rows if needed. Messages between them take a whole row. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["actions"]}>{children}</div>
)
