import styles from "./FieldError.module.css"
import { Icon } from "./Icon.tsx"

interface FieldErrorProps {
  /** Id of the message, which the field's `aria-describedby` contains. */
  readonly id: string
  readonly children: string | undefined
}

/** The error message below a field; renders nothing without a message. */
export const FieldError = ({ children, id }: FieldErrorProps) =>
  children === undefined ? null : (
    <p id={id} className={styles["error"]}>
      <Icon name="warning" size={18} />
      <span>{children}</span>
    </p>
  )

/**
 * A field error that screen readers announce, for fields that do not get focus on an error. The empty live
 * region is always rendered, because screen readers announce only changes inside an existing one.
 */
export const SpokenFieldError = (props: FieldErrorProps) => (
  <div role="alert">
    <FieldError {...props} />
  </div>
)
