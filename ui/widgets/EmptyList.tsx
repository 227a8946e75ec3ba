import type { ReactNode } from "react"

import styles from "./EmptyList.module.css"
import { Icon, type IconName } from "./Icon.tsx"

interface EmptyListProps {
  readonly icon: IconName
  readonly title: string
  /** Text that suggests what to do next. */
  readonly text: string
  /** Links to other pages. */
  readonly children: ReactNode
}

/** The content of a page whose list is empty. */
export const EmptyList = ({ children, icon, text, title }: EmptyListProps) => (
  <div className={styles["empty"]}>
    <Icon name={icon} size={56} />
    <h1>{title}</h1>
    <p>{text}</p>
    <div className={styles["ways"]}>{children}</div>
  </div>
)
