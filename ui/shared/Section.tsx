import type { ReactNode } from "react"

import styles from "./Section.module.css"

/** A page section in the content's width. */
export const Section = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <section className={styles["section"]} aria-label={label} data-below>
    {children}
  </section>
)
