import { type KeyboardEvent, useId, useState } from "react"

import { SpokenFieldError } from "./FieldError.tsx"
import { Icon } from "./Icon.tsx"
import styles from "./PasswordInput.module.css"
import requirementsStyles from "./Requirements.module.css"
import { useTypedEarlier } from "./useTypedEarlier.ts"

interface RequirementsProps {
  readonly id: string
  readonly heading: string
  readonly results: ReadonlyArray<{ readonly label: string; readonly met: boolean }>
  /** The number of met requirements in words. Screen readers announce every change. */
  readonly summary: string
}

/** A checklist of the requirements for a password (forms and markets 4.7). */
const Requirements = ({ heading, id, results, summary }: RequirementsProps) => (
  <div id={id} className={requirementsStyles["requirements"]}>
    <p className={requirementsStyles["heading"]}>{heading}</p>
    <ul>
      {results.map(({ label, met }) => (
        <li key={label} className={requirementsStyles[met ? "met" : "open"]}>
          <Icon name={met ? "check" : "minus"} size={16} />
          <span className="visually-hidden">{met ? "Erfüllt: " : "Noch nicht erfüllt: "}</span>
          {label}
        </li>
      ))}
    </ul>
    <p className={requirementsStyles["summary"]} role="status">
      {summary}
    </p>
  </div>
)

interface PasswordInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
  readonly name: string
  readonly autoComplete: "new-password" | "current-password"
  readonly toggleLabel: (isVisible: boolean) => string
  /** Whether a key combination is blocked. Pasting is never blocked. */
  readonly isBlocked: (key: { readonly ctrlKey: boolean; readonly keyCode: number }) => boolean
  /** The requirements that a new password must meet. */
  readonly requirements?: Omit<RequirementsProps, "id">
  /** Returns the error message. The argument says whether the field has lost focus before. */
  readonly error?: (isBlurred: boolean) => string | undefined
}

const idsOf = (...ids: ReadonlyArray<string | undefined>) => ids.filter((id) => id !== undefined).join(" ")

/**
 * Returns whether an element is a submit button. A press on a submit button shows no error on blur, because
 * the message would move the button away from the pointer. Submitting shows the error anyway.
 */
const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === "submit"

const isPressed = (target: EventTarget | null) => target instanceof Element && target.matches(":active")

/**
 * Runs a task after the pointer is released and its click is handled. A message that appears earlier would
 * move the pressed control away from the pointer.
 */
const afterPress = (work: () => void) =>
  document.addEventListener("pointerup", () => requestAnimationFrame(work), { once: true })

/**
 * A password field (forms and markets 2.5, 4.7, 5.6) with a button that shows the password, and a checklist
 * of the requirements for a new password.
 */
export const PasswordInput = ({
  autoComplete,
  error,
  isBlocked,
  label,
  name,
  onChange,
  requirements,
  toggleLabel,
  value,
}: PasswordInputProps) => {
  const id = useId()
  const takeOver = useTypedEarlier(value, onChange)
  const [isVisible, setVisible] = useState(false)
  const [isBlurred, setBlurred] = useState(false)
  const message = error?.(isBlurred)
  const block = (event: KeyboardEvent) => {
    if (isBlocked(event)) event.preventDefault()
  }
  return (
    <div className={styles["password"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={styles["field"]}>
        <input
          ref={takeOver}
          id={id}
          className={styles["input"]}
          type={isVisible ? "text" : "password"}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          aria-invalid={message !== undefined}
          aria-describedby={idsOf(
            message === undefined ? undefined : `${id}-fehler`,
            requirements === undefined ? undefined : `${id}-regeln`,
          )}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={({ relatedTarget }) => {
            if (isSubmit(relatedTarget)) return
            if (isPressed(relatedTarget)) afterPress(() => setBlurred(true))
            else setBlurred(true)
          }}
          onKeyDown={block}
        />
        <button
          type="button"
          className={styles["toggle"]}
          aria-label={toggleLabel(isVisible)}
          aria-controls={id}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? "eye-off" : "eye"} size={22} />
        </button>
      </div>
      {message === undefined ? null : <SpokenFieldError id={`${id}-fehler`}>{message}</SpokenFieldError>}
      {requirements === undefined ? null : <Requirements id={`${id}-regeln`} {...requirements} />}
    </div>
  )
}
