import type { ReactNode } from "react"

import { Page } from "../../shared/Page.tsx"
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
  <Page title={title} lead={lead}>
    <div className={aside === undefined ? styles["single"] : styles["columns"]}>
      <div className={styles["card"]}>{children}</div>
      {aside}
    </div>
  </Page>
)
