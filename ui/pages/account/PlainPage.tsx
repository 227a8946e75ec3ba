import type { ReactNode } from "react"

import { Page } from "../../shared/Page.tsx"
import styles from "./PlainPage.module.css"

interface PlainPageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
  /** Content shown beside the form. */
  readonly aside?: ReactNode
}

/** An account page with one form and without the account menu. */
export const PlainPage = ({ aside, children, lead, title }: PlainPageProps) => (
  <Page title={title} lead={lead}>
    <div className={aside === undefined ? styles["single"] : styles["columns"]}>
      <div className={styles["card"]}>{children}</div>
      {aside}
    </div>
  </Page>
)
