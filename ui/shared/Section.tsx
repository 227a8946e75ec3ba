import type { ReactNode } from "react"

import styles from "./Section.module.css"

/** A section of a page, as wide as the page's content. */
export const Section = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <section className={styles["section"]} aria-label={label} data-below>
    {children}
  </section>
)
