import type { ReactNode } from "react"

import { Breadcrumb, type BreadcrumbProps } from "../widgets/Breadcrumb.tsx"
import styles from "./Page.module.css"

interface PageProps {
  readonly title: string
  /** The heading with markup. Default: the title. */
  readonly heading?: ReactNode
  /** Parent pages in the breadcrumb. */
  readonly above?: BreadcrumbProps["links"]
  /** Shorter title of the page for the breadcrumb. */
  readonly current?: string
  /** One or two sentences about the page's purpose. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

const none: BreadcrumbProps["links"] = []

/** A page with breadcrumb, heading and introduction. */
export const Page = ({ above = none, children, current, heading, lead, title }: PageProps) => (
  <div className={styles["page"]}>
    <Breadcrumb links={above} current={current ?? title} />
    <h1>{heading ?? title}</h1>
    {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
    {children}
  </div>
)
