import type { Profile } from "@heimwerk/core/account/Profile.ts"

import { Notice } from "../../../widgets/Notice.tsx"
import { CurrentPassword } from "../form/CurrentPassword.tsx"
import { EmailField } from "../form/EmailField.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import { FormEnd } from "../form/FormEnd.tsx"
import styles from "../form/forms.module.css"
import { useForm } from "../form/useForm.ts"
import { profileForms } from "../forms.ts"

interface ChangeEmailFormProps {
  readonly onSaved: (profile: Profile) => void
  readonly onCancel: () => void
}

/**
 * Form to change the e-mail address. It asks for the password. The change takes effect after the customer
 * has confirmed the new address.
 */
export const ChangeEmailForm = ({ onCancel, onSaved }: ChangeEmailFormProps) => {
  const run = profileForms.useRun()
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { email: "", password: "" },
    send: (typed, tries) => run(({ changeEmail }) => changeEmail(typed, tries)),
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="E-Mail-Adresse ändern">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <EmailField
        label="Neue E-Mail-Adresse"
        autoComplete="email"
        hint="Wir schicken dir einen Link an diese Adresse. Erst wenn du ihn bestätigst, gilt sie."
        value={values.email}
        onChange={(email) => change({ email })}
        error={problems["email"]}
      />
      <CurrentPassword
        label="Dein Passwort"
        value={values.password}
        onChange={(password) => change({ password })}
        error={problems["password"]}
      />
      <FormEnd isBusy={isBusy} onCancel={onCancel}>
        Link senden
      </FormEnd>
      <ExpiredLogin {...expired} />
    </form>
  )
}
