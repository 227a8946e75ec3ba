import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useEffect, useState } from "react"

import { Link } from "../../../widgets/Link.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { accountService } from "../account.ts"
import { EmailField } from "../form/EmailField.tsx"
import styles from "../form/forms.module.css"
import { MailSent } from "../form/MailSent.tsx"
import { NoScript } from "../form/NoScript.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { registrationForms } from "../forms.ts"

/**
 * Form that requests a link for a new password (storefront 2, forgotten password). It starts with the e-mail
 * address entered at the login.
 */
export const ForgottenPassword = () => {
  const run = registrationForms.useRun()
  const [sentTo, setSentTo] = useState<string | undefined>(undefined)
  const {
    change,
    failure,
    fill: fillNow,
    form,
    isBusy,
    problems,
    values,
  } = useForm({
    initial: { email: "" },
    send: (typed, tries) => run(({ askReset }) => askReset(typed, tries)),
    onDone: (_, { email }) => setSentTo(email.trim()),
  })
  const runAccount = accountService.useRun()
  const [fill] = useState(() => fillNow)
  useEffect(() => {
    const take = async () => {
      const taken = await runAccount(({ takeEnteredEmail }) => takeEnteredEmail)
      if (taken.kind === "done" && taken.value !== undefined) fill({ email: taken.value })
    }
    void take()
  }, [fill, runAccount])

  if (sentTo !== undefined)
    return (
      <MailSent
        heading="Sieh in dein Postfach"
        button="Adresse ändern oder noch einmal senden"
        onBack={() => setSentTo(undefined)}
      >
        Wenn es zu <strong className={styles["address"]}>{sentTo}</strong> ein Kundenkonto gibt, ist eine
        E-Mail unterwegs. Der Link darin führt dich zu deinem neuen Passwort und gilt 30 Minuten.
      </MailSent>
    )
  return (
    <form className={styles["form"]} {...form} aria-label="Passwort vergessen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <EmailField value={values.email} onChange={(email) => change({ email })} error={problems["email"]} />
      <SubmitButton isBusy={isBusy}>Link anfordern</SubmitButton>
      <NoScript />
      <p>
        Passwort wieder eingefallen? <Link to={accountPaths.login}>Zur Anmeldung</Link>
      </p>
    </form>
  )
}
