import { Icon } from "./Icon.tsx"
import styles from "./QuantityInput.module.css"

interface QuantityInputProps {
  readonly id: string
  /**
   * Name of the field in a form that works without JavaScript. Without a name and without JavaScript, the field
   * ignores the pointer.
   */
  readonly name?: string | undefined
  readonly label: string
  readonly text: string
  /** Unit of the quantity in the plural, shown beside the field. */
  readonly unit?: string | undefined
  /** Error message below the field. */
  readonly message?: string | undefined
  readonly onType: (text: string) => void
  /** Called when the field loses focus, and on Enter. */
  readonly onDone?: (() => void) | undefined
  readonly onStep: (by: 1 | -1) => void
  readonly atMinimum: boolean
  readonly atMaximum: boolean
}

/**
 * A quantity field with buttons that add or remove one piece (forms and markets 2.5). At the limit a button
 * does nothing, and it keeps focus.
 */
export const QuantityInput = ({
  atMaximum,
  atMinimum,
  id,
  label,
  message,
  name,
  onDone,
  onStep,
  onType,
  text,
  unit,
}: QuantityInputProps) => (
  <div className={styles["quantity"]}>
    <div className={styles["line"]}>
      <div className={styles["field"]} role="group" aria-label={label}>
        <button
          type="button"
          className={styles["step"]}
          aria-disabled={atMinimum}
          onClick={() => (atMinimum ? undefined : onStep(-1))}
        >
          <Icon name="minus" size={18} />
          <span className="visually-hidden">{`${label} verringern`}</span>
        </button>
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          name={name}
          className={styles["input"]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={text}
          aria-invalid={message !== undefined}
          aria-describedby={
            [unit === undefined ? [] : `${id}-einheit`, message === undefined ? [] : `${id}-hinweis`]
              .flat()
              .join(" ") || undefined
          }
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onDone}
          onKeyDown={(event) => {
            if (event.key === "ArrowUp" || event.key === "ArrowDown") {
              event.preventDefault()
              onStep(event.key === "ArrowUp" ? 1 : -1)
            } else if (event.key === "Enter" && onDone !== undefined) {
              event.preventDefault()
              onDone()
            }
          }}
        />
        <button
          type="button"
          className={styles["step"]}
          aria-disabled={atMaximum}
          onClick={() => (atMaximum ? undefined : onStep(1))}
        >
          <Icon name="plus" size={18} />
          <span className="visually-hidden">{`${label} erhöhen`}</span>
        </button>
      </div>
      {unit === undefined ? null : (
        <span id={`${id}-einheit`} className={styles["unit"]}>
          {unit}
        </span>
      )}
    </div>
    {message === undefined ? null : (
      <p id={`${id}-hinweis`} className={styles["message"]} role="alert">
        {message}
      </p>
    )}
  </div>
)
