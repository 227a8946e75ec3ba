import { Icon } from "./Icon.tsx"
import styles from "./Requirements.module.css"

export interface RequirementsProps {
  readonly id: string
  readonly heading: string
  readonly results: ReadonlyArray<{ readonly label: string; readonly met: boolean }>
  /** The number of met requirements in words, announced on every change. */
  readonly summary: string
}

/** A checklist of requirements for a text (forms and markets 4.7). */
export const Requirements = ({ heading, id, results, summary }: RequirementsProps) => (
  <div id={id} className={styles["requirements"]}>
    <p className={styles["heading"]}>{heading}</p>
    <ul>
      {results.map(({ label, met }) => (
        <li key={label} className={styles[met ? "met" : "open"]}>
          <Icon name={met ? "check" : "minus"} size={16} />
          <span className="visually-hidden">{met ? "Erfüllt: " : "Noch nicht erfüllt: "}</span>
          {label}
        </li>
      ))}
    </ul>
    <p className={styles["summary"]} role="status">
      {summary}
    </p>
  </div>
)
