import { useId } from "react"

import { describedBy, FieldFrame } from "./FieldFrame.tsx"
import styles from "./TextField.module.css"
import { useTypedEarlier } from "./useTypedEarlier.ts"

interface TextAreaProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
  readonly hint?: string
  readonly isRequired: boolean
  readonly maxLength: number
}

/** A multi-line text field with label and error. */
export const TextArea = ({ error, hint, isRequired, label, onChange, ...area }: TextAreaProps) => {
  const id = useId()
  const takeOver = useTypedEarlier(area.value, onChange)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        ref={takeOver}
        id={id}
        className={`${styles["input"]} ${styles["area"]}`}
        rows={4}
        required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
