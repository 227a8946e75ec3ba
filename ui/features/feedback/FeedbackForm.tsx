import { canSubmit, focusAfter } from "@heimwerk/core/feedback/dialog.ts"
import type { FeedbackState } from "@heimwerk/core/feedback/FeedbackState.ts"
import { surveyChoices } from "@heimwerk/core/feedback/survey.ts"
import { feedbackTexts } from "@heimwerk/core/feedback/texts.ts"
import { type FormEvent, useEffect, useId, useRef } from "react"

import { useBotCheck } from "../../runtime/botCheck.ts"
import { Button } from "../../widgets/Button.tsx"
import { HumanCheck } from "../../widgets/HumanCheck.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { useHumanCheck } from "../../widgets/useHumanCheck.ts"
import styles from "./FeedbackForm.module.css"
import type { DispatchFeedback } from "./FeedbackDialog.tsx"
import { feedbackIcons } from "./feedbackIcons.ts"

interface FeedbackFormProps {
  readonly state: FeedbackState
  readonly dispatch: DispatchFeedback
  /** Token of the solved bot check; `undefined` before it is solved. */
  readonly token: string | undefined
  readonly onToken: (token: string | undefined) => void
  /** Closes the dialog. Called when the visitor follows the link to the contact page. */
  readonly onClose: () => void
}

/** The form of the feedback dialog: feedback type and message (storefront 2, 4 and 5). */
export const FeedbackForm = ({ dispatch, onClose, onToken, state, token }: FeedbackFormProps) => {
  const { banner, message, messageError, type, view } = state
  const ids = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const isSending = view === "sending"
  const check = useHumanCheck({ token, onToken, solve: useBotCheck("feedback"), isPaused: isSending })

  useEffect(() => {
    if (focusAfter(view) === "submitButton") submit.current?.focus()
  }, [view])
  useEffect(() => {
    if (messageError !== undefined) box.current?.focus()
  }, [messageError])

  const send = (event: FormEvent) => {
    event.preventDefault()
    dispatch((feedback) => feedback.submit)
    if (messageError !== undefined) box.current?.focus()
  }
  return (
    <form className={styles["form"]} noValidate onSubmit={send}>
      <fieldset className={styles["types"]}>
        <legend>{feedbackTexts.typeLegend}</legend>
        {surveyChoices.map((choice) => (
          <label key={choice.type} className={styles["type"]}>
            <input
              type="radio"
              name={`${ids}-art`}
              value={choice.type}
              checked={type === choice.type}
              onChange={() => dispatch((feedback) => feedback.choose(choice.type))}
            />
            <Icon name={feedbackIcons[choice.type]} />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <div className={styles["message"]}>
        <label htmlFor={`${ids}-nachricht`}>{feedbackTexts.message}</label>
        <textarea
          ref={box}
          id={`${ids}-nachricht`}
          required
          rows={5}
          defaultValue={message}
          aria-invalid={messageError !== undefined}
          aria-describedby={messageError === undefined ? undefined : `${ids}-fehler`}
          onChange={({ currentTarget: { value } }) => dispatch((feedback) => feedback.write(value))}
        />
        {messageError === undefined ? null : (
          <p id={`${ids}-fehler`} className={styles["wrong"]} role="alert">
            {messageError}
          </p>
        )}
      </div>
      <p className={styles["contact"]}>
        {feedbackTexts.contactQuestion}{" "}
        <Link to={feedbackTexts.contactPath} onClick={onClose}>
          {feedbackTexts.contact}
        </Link>
      </p>
      <HumanCheck check={check} />
      {/* The error is right above the submit button, which has focus, so that small windows show both. */}
      {banner === undefined ? null : <Notice kind="error">{banner}</Notice>}
      <Button ref={submit} type="submit" disabled={!canSubmit(view)}>
        {isSending ? feedbackTexts.sending : feedbackTexts.send}
      </Button>
    </form>
  )
}
