import { type HTMLAttributes, type KeyboardEvent, useId, useState } from "react"

import { describedBy, FieldFrame } from "./FieldFrame.tsx"
import styles from "./TextField.module.css"
import { useTypedEarlier } from "./useTypedEarlier.ts"

/**
 * Delays a field's error while the visitor types. An error shown before stays until the value is valid. A
 * new error shows on blur or Enter.
 */
const useQuietError = (error: string | undefined) => {
  const [isQuiet, setQuiet] = useState(false)
  return {
    error: isQuiet ? undefined : error,
    watch: {
      onFocus: () => setQuiet(error === undefined),
      onBlur: () => setQuiet(false),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Enter") setQuiet(false)
      },
    },
  } as const
}

interface TextFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: string
  readonly type?: "text" | "email" | "tel"
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"]
  readonly autoComplete: string
  readonly maxLength: number
  /** Whether the field must be filled; default: `true`. */
  readonly required?: boolean
  readonly autoCapitalize?: "none"
  readonly spellCheck?: false
}

/** A single-line text field with label and error. */
export const TextField = ({
  error: wrong,
  hint,
  label,
  onChange,
  required = true,
  type = "text",
  value,
  ...input
}: TextFieldProps) => {
  const id = useId()
  const { error, watch } = useQuietError(wrong)
  const takeOver = useTypedEarlier(value, onChange)
  return (
    <FieldFrame id={id} label={required ? label : `${label} (freiwillig)`} hint={hint} error={error}>
      <input
        {...input}
        {...watch}
        ref={takeOver}
        id={id}
        className={styles["input"]}
        type={type}
        required={required}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
