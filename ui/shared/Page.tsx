import type { ReactNode } from "react"

import { Breadcrumb, type BreadcrumbProps } from "../widgets/Breadcrumb.tsx"
import styles from "./Page.module.css"

interface PageProps {
  readonly title: string
  /** The pages above this one. */
  readonly above?: BreadcrumbProps["links"]
  /** What it is called in the breadcrumb, where that is shorter. */
  readonly current?: string
  /** What the page is for, in a sentence or two. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

const none: BreadcrumbProps["links"] = []

/** A page that begins with where it is, its heading and a few words. */
export const Page = ({ above = none, children, current, lead, title }: PageProps) => (
  <div className={styles["page"]}>
    <Breadcrumb links={above} current={current ?? title} />
    <h1>{title}</h1>
    {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
    {children}
  </div>
)
