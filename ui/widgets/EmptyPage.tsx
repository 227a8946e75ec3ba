import type { ReactNode } from "react"

import styles from "./EmptyPage.module.css"

interface EmptyPageProps {
  readonly headline: string
  /** What happened and what to do: one or more paragraphs. */
  readonly info: ReadonlyArray<string>
  /** The one way on: a button or a link that looks like one. */
  readonly action: ReactNode
  /** Other ways on, below it. */
  readonly links?: ReadonlyArray<{ readonly text: string; readonly href: string }>
  /** Where the headline is not the page's own. */
  readonly heading?: "h1" | "h2"
}

/** A page, or a part of one, without its content: an error, or nothing there yet (storefront 2, other). */
export const EmptyPage = ({ action, heading: Heading = "h1", headline, info, links }: EmptyPageProps) => (
  <div className={styles["empty"]}>
    <Heading className={styles["headline"]}>{headline}</Heading>
    {info.map((sentence) => (
      <p key={sentence} className={styles["info"]}>
        {sentence}
      </p>
    ))}
    <div className={styles["action"]}>{action}</div>
    {links === undefined ? null : (
      <ul className={styles["links"]}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    )}
  </div>
)
