import type { ComponentPropsWithoutRef } from "react"

import styles from "./FlyoutPanel.module.css"

/** A panel that hangs below the control it belongs to, at its right edge; a region where it has a name. */
export const FlyoutPanel = (props: ComponentPropsWithoutRef<"section">) => (
  <section className={styles["panel"]} {...props} />
)
