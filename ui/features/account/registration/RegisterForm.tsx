import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useState } from "react"

import { legalLinks } from "../../../legalLinks.ts"
import { Link } from "../../../widgets/Link.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { EmailField } from "../form/EmailField.tsx"
import styles from "../form/forms.module.css"
import { MailSent } from "../form/MailSent.tsx"
import { NameFields } from "../form/NameFields.tsx"
import { NoScript } from "../form/NoScript.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { registrationForms } from "../forms.ts"
import { NewPasswordInput } from "../NewPasswordInput.tsx"
import { Terms } from "./Terms.tsx"

const nothingTyped = {
  salute: "",
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  termsAccepted: false,
}

/**
 * Form that registers a new customer (forms and markets 5.6). The answer does not reveal whether an e-mail
 * address has an account.
 */
export const RegisterForm = () => {
  const run = registrationForms.useRun()
  const [sentTo, setSentTo] = useState<string | undefined>(undefined)
  const { change, failure, form, isBusy, problems, values } = useForm({
    initial: nothingTyped,
    send: (typed, tries) => run(({ register }) => register(typed, tries)),
    onDone: (_, { email }) => setSentTo(email.trim()),
  })
  if (sentTo !== undefined)
    return (
      <MailSent
        heading="Bitte bestätige deine E-Mail-Adresse"
        button="Angaben ändern oder noch einmal senden"
        onBack={() => setSentTo(undefined)}
      >
        Wir haben eine E-Mail an <strong className={styles["address"]}>{sentTo}</strong> geschickt. Öffne den
        Link darin, dann ist dein Kundenkonto fertig. Der Link gilt 24 Stunden.
      </MailSent>
    )
  return (
    <form className={styles["form"]} {...form} aria-label="Kundenkonto anlegen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <NameFields values={values} onChange={change} problems={problems} />
      <EmailField value={values.email} onChange={(email) => change({ email })} error={problems["email"]} />
      <NewPasswordInput
        label="Passwort"
        value={values.password}
        onChange={(password) => change({ password })}
        problem={problems["password"]}
      />
      <Terms
        isAccepted={values.termsAccepted}
        onChange={(termsAccepted) => change({ termsAccepted })}
        problem={problems["termsAccepted"]}
        links={legalLinks}
      />
      <SubmitButton isBusy={isBusy}>Kundenkonto anlegen</SubmitButton>
      <NoScript />
      <p>
        Du hast schon ein Kundenkonto? <Link to={accountPaths.login}>Zur Anmeldung</Link>
      </p>
    </form>
  )
}
