import type { ReactNode } from "react"

import styles from "./EmptyPage.module.css"

interface EmptyPageProps {
  readonly headline: string
  /** Paragraphs that explain the state and the next step. */
  readonly info: ReadonlyArray<string>
  /** The main action: a button, or a link styled as a button. */
  readonly action: ReactNode
  /** Secondary links below the action. */
  readonly links?: ReadonlyArray<{ readonly text: string; readonly href: string }>
  /** Heading level; default `h1`. */
  readonly heading?: "h1" | "h2"
}

/** A page or section without content, for an error or an empty list (storefront 2, other). */
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
