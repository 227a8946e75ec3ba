import type { ReactNode } from "react"

import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import styles from "./PlainPage.module.css"

interface PlainPageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
  /** What stands beside it. */
  readonly aside?: ReactNode
}

/** A page of the account for visitors who are not logged in: one form. */
export const PlainPage = ({ aside, children, lead, title }: PlainPageProps) => (
  <div className={styles["page"]}>
    <Breadcrumb links={[]} current={title} />
    <h1>{title}</h1>
    {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
    <div className={aside === undefined ? styles["single"] : styles["columns"]}>
      <div className={styles["card"]}>{children}</div>
      {aside}
    </div>
  </div>
)
