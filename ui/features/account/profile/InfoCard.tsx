import type { ReactNode } from "react"

import styles from "./EditableCard.module.css"

/** A card with information that customers cannot edit on it. */
export const InfoCard = ({ children, title }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles["card"]}>
    <div className={styles["head"]}>
      <h2>{title}</h2>
    </div>
    {children}
  </section>
)
