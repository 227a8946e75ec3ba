import type { ReactNode } from "react"

import { Icon } from "./Icon.tsx"
import styles from "./Notice.module.css"

interface NoticeProps {
  /** An `error` interrupts screen readers; the other kinds do not. */
  readonly kind: "error" | "info" | "good"
  readonly children: ReactNode
}

const icons = { error: "warning", info: "info", good: "check" } as const

/** An inline message that says what happened and what to do next. */
export const Notice = ({ children, kind }: NoticeProps) => (
  <div className={`${styles["notice"]} ${styles[kind]}`} role={kind === "error" ? "alert" : undefined}>
    <Icon name={icons[kind]} size={20} />
    <div>{children}</div>
  </div>
)
