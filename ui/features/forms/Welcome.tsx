import { formTexts } from "@heimwerk/core/forms/formTexts.ts"
import type { ReactNode } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { Step } from "./Step.tsx"
import styles from "./Welcome.module.css"

interface WelcomeProps {
  readonly benefits: ReadonlyArray<string>
  /** Whether the form's configuration is loaded and complete enough to start. */
  readonly isAllowed: boolean
  readonly isLoading: boolean
  /** Error message; with `onRetry` a button tries again. */
  readonly problem: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onStart: () => void
  readonly children: ReactNode
}

/**
 * The first step of both request forms. Its start button is enabled when the form can start (forms and markets
 * 2.1, 2.2).
 */
export const Welcome = ({
  benefits,
  children,
  isAllowed,
  isLoading,
  onRetry,
  onStart,
  problem,
}: WelcomeProps) => (
  <Step
    heading={formTexts.benefits}
    action={
      <Button disabled={!isAllowed} aria-busy={isLoading} onClick={onStart}>
        {formTexts.start}
      </Button>
    }
  >
    <ul className={styles["benefits"]}>
      {benefits.map((text) => (
        <li key={text}>
          <Icon name="check" size={24} />
          {text}
        </li>
      ))}
    </ul>
    {children}
    {problem === undefined ? null : (
      <Notice kind="error">
        <p>{problem}</p>
        {onRetry === undefined ? null : (
          <Button look="outline" onClick={onRetry}>
            Erneut versuchen
          </Button>
        )}
      </Notice>
    )}
  </Step>
)
