import type { ComponentPropsWithoutRef } from "react"

import styles from "./FlyoutPanel.module.css"

/** A panel below its button, by default aligned to the button's right edge. With a label it is a region. */
export const FlyoutPanel = (props: ComponentPropsWithoutRef<"section">) => (
  <section className={styles["panel"]} {...props} />
)
