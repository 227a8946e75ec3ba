import styles from "./FieldError.module.css"
import { Icon } from "./Icon.tsx"

interface FieldErrorProps {
  /** Referenced by the field's `aria-describedby`. */
  readonly id: string
  readonly children: string | undefined
}

/** The error message below a field; renders nothing without a message. */
export const FieldError = ({ children, id }: FieldErrorProps) =>
  children === undefined ? null : (
    <p id={id} className={styles["error"]}>
      <Icon name="warning" size={18} />
      {children}
    </p>
  )

/**
 * A field error in a live region, for fields that do not get focus on an error. The empty region is always
 * present, because screen readers announce only changes of an existing region.
 */
export const SpokenFieldError = (props: FieldErrorProps) => (
  <div role="alert">
    <FieldError {...props} />
  </div>
)
