import { formTexts } from "@heimwerk/core/forms/formTexts.ts"
import type { ReactNode } from "react"

import { Button } from "../../widgets/Button.tsx"
import styles from "./Step.module.css"

interface StepProps {
  readonly heading: string
  /** Id of the step's heading, which labels its options. */
  readonly headingId?: string
  readonly children: ReactNode
  readonly onBack?: () => void
  readonly onNext?: () => void
  readonly nextText?: string
  /** Button shown instead of 'Weiter'. */
  readonly action?: ReactNode
  /**
   * Whether the step contains a form itself. The step is then not rendered as a form, because HTML forms
   * must not be nested.
   */
  readonly hasForm?: boolean
}

/**
 * One step of a request form with 'Weiter' and 'Zurück'. Enter in a text field presses 'Weiter', unless the step
 * contains a form itself.
 */
export const Step = ({
  action,
  children,
  hasForm = false,
  heading,
  headingId,
  nextText = formTexts.next,
  onBack,
  onNext,
}: StepProps) => {
  const content = (
    <>
      <h3 id={headingId} className={styles["heading"]} tabIndex={-1}>
        {heading}
      </h3>
      {children}
      <div className={styles["actions"]}>
        {action}
        {onNext === undefined ? null : hasForm ? (
          <Button onClick={onNext}>{nextText}</Button>
        ) : (
          <Button type="submit">{nextText}</Button>
        )}
        {onBack === undefined ? null : (
          <Button look="outline" onClick={onBack}>
            {formTexts.back}
          </Button>
        )}
      </div>
    </>
  )
  if (hasForm || onNext === undefined) return <div className={styles["step"]}>{content}</div>
  return (
    <form
      className={styles["step"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      {content}
    </form>
  )
}
