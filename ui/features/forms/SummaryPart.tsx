import { type ReactNode, useId } from "react"

import { Button } from "../../widgets/Button.tsx"
import styles from "./SummaryPart.module.css"

interface SummaryPartProps {
  readonly title: string
  /** Label of the button that leads back to the step of this section. */
  readonly editText: string
  readonly onEdit: () => void
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** A section of the summary, with a button that leads back to the step of its answers. */
export const SummaryPart = ({ children, editText, isBusy, onEdit, title }: SummaryPartProps) => {
  const id = useId()
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <h4 id={id} className={styles["title"]}>
          {title}
        </h4>
        <Button look="plain" busy={isBusy} aria-label={editText} onClick={onEdit}>
          Bearbeiten
        </Button>
      </div>
      {children}
    </section>
  )
}

/** The answers of a section as a list of names and values. */
export const Answers = ({
  answers,
}: {
  readonly answers: ReadonlyArray<readonly [name: string, value: string]>
}) => (
  <dl className={styles["answers"]}>
    {answers.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
