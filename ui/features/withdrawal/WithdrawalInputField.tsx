import type { WithdrawalField } from "@heimwerk/core/withdrawal/form.ts"
import { withdrawalHints, withdrawalLabels } from "@heimwerk/core/withdrawal/texts.ts"

import fieldStyles from "../../widgets/TextField.module.css"
import styles from "./withdrawal.module.css"

interface WithdrawalInputFieldProps {
  readonly field: WithdrawalField
  readonly text: string
  readonly error: string | undefined
  readonly hasFocus: boolean
  readonly onChange: (text: string) => void
}

/** What a browser may fill in by itself. */
const autoComplete = { name: "name", contract: "off", email: "email", note: "off" } as const

const focusOn = (element: HTMLElement | null) => element?.focus()

/** One field of a withdrawal, with what helps to fill it and what is wrong with it. */
export const WithdrawalInputField = ({
  error,
  field,
  hasFocus,
  onChange,
  text,
}: WithdrawalInputFieldProps) => {
  const id = `widerruf-${field}`
  const hint = withdrawalHints[field]
  const described = [
    hint === undefined ? [] : `${id}-hinweis`,
    error === undefined ? [] : `${id}-fehler`,
  ].flat()
  const shared = {
    id,
    name: field,
    value: text,
    autoComplete: autoComplete[field],
    required: field !== "note",
    "aria-invalid": error !== undefined,
    "aria-describedby": described.length === 0 ? undefined : described.join(" "),
  }
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>
        {withdrawalLabels[field]}
        {field === "note" ? <span className={styles["optional"]}> (optional)</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hinweis`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {field === "note" ? (
        <textarea
          {...shared}
          className={`${fieldStyles["input"]} ${styles["note"]}`}
          rows={3}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          ref={hasFocus ? focusOn : undefined}
          className={fieldStyles["input"]}
          type={field === "email" ? "email" : "text"}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error === undefined ? null : (
        <p id={`${id}-fehler`} className={styles["wrong"]} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
