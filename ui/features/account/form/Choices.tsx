import { useId } from "react"

import styles from "./Choices.module.css"

interface ChoicesProps {
  readonly legend: string
  readonly name: string
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly text: string }>
  readonly onChange: (value: string) => void
}

/** A group of radio buttons in a row. */
export const Choices = ({ legend, name, onChange, options, value }: ChoicesProps) => {
  const id = useId()
  return (
    <fieldset className={styles["choices"]}>
      <legend className={styles["legend"]}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles["choice"]} htmlFor={`${id}-${option.value}`}>
          <input
            id={`${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            // The visitor or the browser may have selected the button before hydration.
            ref={(field) => {
              if (field?.checked === true && value !== option.value) onChange(option.value)
            }}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
