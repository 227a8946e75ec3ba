import type { ReactNode } from "react"

import styles from "./EmptyList.module.css"
import { Icon, type IconName } from "./Icon.tsx"

interface EmptyListProps {
  readonly icon: IconName
  readonly title: string
  /** What to do about it. */
  readonly text: string
  /** The ways from here. */
  readonly children: ReactNode
}

/** A page whose list has nothing in it. */
export const EmptyList = ({ children, icon, text, title }: EmptyListProps) => (
  <div className={styles["empty"]}>
    <Icon name={icon} size={56} />
    <h1>{title}</h1>
    <p>{text}</p>
    <div className={styles["ways"]}>{children}</div>
  </div>
)
