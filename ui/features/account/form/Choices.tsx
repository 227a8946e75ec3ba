import { useId } from "react"

import { useChosenEarlier } from "../../../widgets/useChosenEarlier.ts"
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
  const takeOver = useChosenEarlier(value, onChange)
  return (
    <fieldset ref={takeOver} className={styles["choices"]}>
      <legend className={styles["legend"]}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles["choice"]} htmlFor={`${id}-${option.value}`}>
          <input
            id={`${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
