import { Notice } from "../../../widgets/Notice.tsx"
import { accountService } from "../account.ts"
import { CurrentPassword } from "../form/CurrentPassword.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import { FormEnd } from "../form/FormEnd.tsx"
import styles from "../form/forms.module.css"
import { useForm } from "../form/useForm.ts"
import { UserName } from "../form/UserName.tsx"
import { profileForms } from "../forms.ts"

interface DeleteAccountFormProps {
  readonly email: string
  readonly onCancel: () => void
}

/**
 * Form that deletes the account. It asks for the password. Afterwards the browser deletes the customer's
 * data, as after a logout.
 */
export const DeleteAccountForm = ({ email, onCancel }: DeleteAccountFormProps) => {
  const run = profileForms.useRun()
  const runAccount = accountService.useRun()
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { password: "" },
    send: (typed, tries) => run(({ deleteAccount }) => deleteAccount(typed, tries)),
    onDone: () => void runAccount(({ logout }) => logout),
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Kundenkonto löschen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <p>
        Wir löschen deine Daten, deine Adressen, deine Merkliste und deinen Newsletter sofort. Das lässt sich
        nicht rückgängig machen. Bestellungen und Widerrufe bewahren wir auf, solange das Gesetz es verlangt.
      </p>
      <UserName email={email} />
      <CurrentPassword
        label="Dein Passwort"
        value={values.password}
        onChange={(password) => change({ password })}
        error={problems["password"]}
      />
      <FormEnd isBusy={isBusy} onCancel={onCancel}>
        Endgültig löschen
      </FormEnd>
      <ExpiredLogin {...expired} />
    </form>
  )
}
