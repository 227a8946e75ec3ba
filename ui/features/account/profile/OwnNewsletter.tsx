import { useState } from "react"

import { paths } from "../../../paths.ts"
import { Button, ButtonLink } from "../../../widgets/Button.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import { Notice } from "../../../widgets/Notice.tsx"
import { profileForms } from "../forms.ts"
import styles from "./PersonalDetails.module.css"

type State =
  { readonly kind: "shown" | "sending" | "cancelled" } | { readonly kind: "failed"; readonly message: string }

interface OwnNewsletterProps {
  readonly email: string
  /** Whether the newsletter goes to the customer's e-mail address. */
  readonly isSubscribed: boolean
}

/**
 * Says whether the customer gets the newsletter, and cancels it with one click. A new subscription starts on the page
 * of the newsletter, with a confirmation by mail.
 */
export const OwnNewsletter = ({ email, isSubscribed }: OwnNewsletterProps) => {
  const run = profileForms.useRun()
  const [state, setState] = useState<State>({ kind: "shown" })

  const cancel = async () => {
    setState({ kind: "sending" })
    const outcome = await run(({ cancelNewsletter }) => cancelNewsletter)
    setState(outcome.kind === "done" ? { kind: "cancelled" } : { kind: "failed", message: outcome.message })
  }

  const isCancelled = state.kind === "cancelled"
  if (isCancelled || !isSubscribed)
    return (
      <>
        <p ref={isCancelled ? takeFocus : undefined} tabIndex={isCancelled ? -1 : undefined}>
          {isCancelled
            ? "Du bekommst unseren Newsletter nicht mehr."
            : "Du bekommst unseren Newsletter nicht."}
        </p>
        <div>
          <ButtonLink to={paths.newsletter} look="outline">
            Zum Newsletter anmelden
          </ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <p className={styles["email"]}>{`Du bekommst unseren Newsletter an ${email}.`}</p>
      {state.kind === "failed" ? <Notice kind="error">{state.message}</Notice> : null}
      <div>
        <Button look="outline" needsScript busy={state.kind === "sending"} onClick={() => void cancel()}>
          Newsletter abbestellen
        </Button>
      </div>
    </>
  )
}
