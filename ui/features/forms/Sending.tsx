import { formTexts } from "@heimwerk/core/forms/formTexts.ts"
import type { ReactNode } from "react"

import { legalLinks } from "../../legalLinks.ts"
import { Button } from "../../widgets/Button.tsx"
import { HumanCheck } from "../../widgets/HumanCheck.tsx"
import { intoView } from "../../widgets/intoView.ts"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { useHumanCheck } from "../../widgets/useHumanCheck.ts"
import { useBotCheck } from "../../runtime/botCheck.ts"
import { Step } from "./Step.tsx"

interface SendingProps {
  readonly form: "craftsman" | "energy"
  readonly token: string | undefined
  readonly isSubmitting: boolean
  /** German error message of the last submission. */
  readonly error: string | undefined
  readonly onToken: (token: string | undefined) => void
  readonly onBack: () => void
  readonly onSubmit: () => void
  readonly children: ReactNode
}

const [privacy] = legalLinks

/**
 * The summary step: answers, privacy notice, bot check and 'Anfrage absenden'. That button is enabled when
 * the bot check has a token (forms and markets 4.1, 5.3). While the request is being sent, nothing can be
 * changed.
 */
export const Sending = ({
  children,
  error,
  form,
  isSubmitting,
  onBack,
  onSubmit,
  onToken,
  token,
}: SendingProps) => {
  const check = useHumanCheck({ token, onToken, solve: useBotCheck(form), isPaused: isSubmitting })
  const isBusy = isSubmitting || check.isSolving
  return (
    <Step
      heading={formTexts.summary}
      {...(isSubmitting ? {} : { onBack })}
      action={
        <Button disabled={token === undefined && !isBusy} busy={isBusy} onClick={onSubmit}>
          {isSubmitting ? "Wird gesendet" : formTexts.send}
        </Button>
      }
    >
      {children}
      {privacy === undefined ? null : (
        <p>
          Wie wir mit deinen Angaben umgehen, liest du unter{" "}
          <NewTabLink href={privacy.href}>{privacy.text}</NewTabLink>.
        </p>
      )}
      <HumanCheck check={check} />
      {error === undefined ? null : (
        <div ref={intoView}>
          <Notice kind="error">{error}</Notice>
        </div>
      )}
    </Step>
  )
}
