import type { ReactNode } from "react"

import { FieldError } from "./FieldError.tsx"
import styles from "./FieldFrame.module.css"

interface FieldFrameProps {
  /** Of the control inside it. */
  readonly id: string
  readonly label: string
  /** What helps to fill it in; it has the id `{id}-hinweis`. */
  readonly hint?: string | undefined
  /** What is wrong; it has the id `{id}-fehler`. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** What describes a control in a frame, for `aria-describedby`. */
export const describedBy = (
  id: string,
  { error, hint }: Pick<FieldFrameProps, "error" | "hint">,
): string | undefined =>
  [hint === undefined ? [] : [`${id}-hinweis`], error === undefined ? [] : [`${id}-fehler`]]
    .flat()
    .join(" ") || undefined

/** A control with its label above, and a hint and what is wrong with it below. */
export const FieldFrame = ({ children, error, hint, id, label }: FieldFrameProps) => (
  <div className={styles["frame"]} data-invalid={error !== undefined || undefined}>
    <label className={styles["label"]} htmlFor={id}>
      {label}
    </label>
    {children}
    {hint === undefined ? null : (
      <p id={`${id}-hinweis`} className={styles["hint"]}>
        {hint}
      </p>
    )}
    <FieldError id={`${id}-fehler`}>{error}</FieldError>
  </div>
)
