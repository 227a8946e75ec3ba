import type { ReactNode } from "react"

import styles from "./Section.module.css"

/** A part of a page in the content's width. */
export const Section = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <section className={styles["section"]} aria-label={label} data-below>
    {children}
  </section>
)
