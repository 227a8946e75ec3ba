import { useId, useState } from "react"

import { Icon } from "./Icon.tsx"
import styles from "./Select.module.css"
import { useTypedEarlier } from "./useTypedEarlier.ts"

interface SelectProps {
  readonly label: string
  readonly name: string
  /** Value of the selected option; empty until one is selected. */
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly text: string }>
  readonly onChange: (value: string) => void
  /** Text of the empty first option, shown while the field has focus. */
  readonly hint?: string
  readonly error?: string | undefined
}

/**
 * A required select (storefront 5). Its empty first option cannot be selected; it shows the hint while the
 * field has focus.
 */
export const Select = ({
  error,
  hint = "Bitte auswählen",
  label,
  name,
  onChange,
  options,
  value,
}: SelectProps) => {
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  const takeOver = useTypedEarlier(value, onChange)
  return (
    <div className={styles["select"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={styles["field"]}>
        <select
          ref={takeOver}
          id={id}
          className={styles["control"]}
          name={name}
          required
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-fehler`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <option value="" disabled>
            {isFocused ? hint : ""}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </div>
      {error === undefined ? null : (
        <p id={`${id}-fehler`} className={styles["error"]} role="alert">
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
