import type { ReactNode } from "react"

import { Button } from "../../../widgets/Button.tsx"
import styles from "./forms.module.css"
import { SubmitButton } from "./SubmitButton.tsx"

interface FormEndProps {
  readonly isBusy: boolean
  readonly onCancel: () => void
  /** What the button is called that sends the form. */
  readonly children: ReactNode
}

/** The two ways out of a form that was opened: to send it, or to leave everything as it was. */
export const FormEnd = ({ children, isBusy, onCancel }: FormEndProps) => (
  <div className={styles["ways"]}>
    <SubmitButton isBusy={isBusy}>{children}</SubmitButton>
    <Button look="outline" onClick={onCancel}>
      Abbrechen
    </Button>
  </div>
)
