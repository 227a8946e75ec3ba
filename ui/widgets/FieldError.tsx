import styles from "./FieldError.module.css"
import { Icon } from "./Icon.tsx"

interface FieldErrorProps {
  /** What the field names in `aria-describedby`. */
  readonly id: string
  readonly children: string | undefined
}

/** What is wrong with a field, below it; nothing while nothing is. */
export const FieldError = ({ children, id }: FieldErrorProps) =>
  children === undefined ? null : (
    <p id={id} className={styles["error"]}>
      <Icon name="warning" size={18} />
      {children}
    </p>
  )

/** The same for fields nobody is led to when something is wrong: the element is there first, so that screen readers hear it come. */
export const SpokenFieldError = (props: FieldErrorProps) => (
  <div role="alert">
    <FieldError {...props} />
  </div>
)
