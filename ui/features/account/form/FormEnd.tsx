import type { ReactNode } from "react"

import { Button } from "../../../widgets/Button.tsx"
import styles from "./forms.module.css"
import { SubmitButton } from "./SubmitButton.tsx"

interface FormEndProps {
  readonly isBusy: boolean
  readonly onCancel: () => void
  /** Label of the submit button. */
  readonly children: ReactNode
}

/** The submit and cancel buttons of a form. */
export const FormEnd = ({ children, isBusy, onCancel }: FormEndProps) => (
  <div className={styles["ways"]}>
    <SubmitButton isBusy={isBusy}>{children}</SubmitButton>
    <Button look="outline" onClick={onCancel}>
      Abbrechen
    </Button>
  </div>
)
