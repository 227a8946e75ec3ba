import type { ReactNode } from "react"

import { FieldError } from "./FieldError.tsx"
import styles from "./FieldFrame.module.css"

interface FieldFrameProps {
  /** The id of the form control. */
  readonly id: string
  readonly label: string
  /** Help text of the field; its element has the id `{id}-hinweis`. */
  readonly hint?: string | undefined
  /** Error message of the field; its element has the id `{id}-fehler`. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Returns the value of a form control's `aria-describedby`. */
export const describedBy = (
  id: string,
  { error, hint }: Pick<FieldFrameProps, "error" | "hint">,
): string | undefined =>
  [hint === undefined ? [] : [`${id}-hinweis`], error === undefined ? [] : [`${id}-fehler`]]
    .flat()
    .join(" ") || undefined

/** A form control with its label above, and help text and error below. */
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
