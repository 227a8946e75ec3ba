import type { ReactNode } from "react"

import styles from "./WidgetGallery.module.css"

interface SampleProps {
  readonly name: string
  readonly children: ReactNode
}

/** One state of a widget, under its name. */
export const Sample = ({ children, name }: SampleProps) => (
  <div className={styles["sample"]}>
    <h3 className={styles["name"]}>{name}</h3>
    {children}
  </div>
)
