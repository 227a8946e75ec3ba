import { useId } from "react"

import { SpokenFieldError } from "../../widgets/FieldError.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./Choices.module.css"

interface Choice<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly description?: string | undefined
  readonly icon?: { readonly src: string; readonly alt: string } | undefined
  /** Note shown below the option while it is selected. */
  readonly hint?: string | undefined
}

interface ChoicesProps<Value extends string> {
  /** Id of the element that contains the question. */
  readonly labelledBy: string
  readonly name: string
  /** `radio` for one selectable option, `checkbox` for several. */
  readonly kind: "radio" | "checkbox"
  readonly choices: ReadonlyArray<Choice<Value>>
  readonly chosen: ReadonlyArray<string>
  readonly onChoose: (value: Value) => void
  /** Validation error of the selection. */
  readonly error: string | undefined
}

/** Options as large cards with native radio buttons or checkboxes. */
export const Choices = <Value extends string>({
  choices,
  chosen,
  error,
  kind,
  labelledBy,
  name,
  onChoose,
}: ChoicesProps<Value>) => {
  const id = useId()
  return (
    <fieldset
      className={styles["choices"]}
      role={kind === "radio" ? "radiogroup" : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={error === undefined ? undefined : `${id}-fehler`}
      data-invalid={error !== undefined || undefined}
    >
      <div className={styles["cards"]}>
        {choices.map(({ description, hint, icon, title, value }) => {
          const isChosen = chosen.includes(value)
          return (
            <div key={value} className={styles["card"]}>
              <label className={styles["label"]}>
                <input
                  type={kind}
                  name={name}
                  value={value}
                  className={styles["input"]}
                  checked={isChosen}
                  onChange={() => onChoose(value)}
                />
                <span className={styles["text"]}>
                  <span className={styles["title"]}>{title}</span>
                  {description === undefined ? null : (
                    <span className={styles["description"]}>{description}</span>
                  )}
                </span>
                {icon === undefined ? null : (
                  <img className={styles["icon"]} src={icon.src} alt="" width={56} height={56} />
                )}
              </label>
              {hint === undefined ? null : (
                <div role="status">
                  {isChosen ? (
                    <p className={styles["hint"]}>
                      <Icon name="info" size={20} />
                      {hint}
                    </p>
                  ) : null}
                </div>
              )}
            </div>
          )
        })}
      </div>
      <SpokenFieldError id={`${id}-fehler`}>{error}</SpokenFieldError>
    </fieldset>
  )
}
