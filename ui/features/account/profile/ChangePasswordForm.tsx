import { Notice } from "../../../widgets/Notice.tsx"
import { CurrentPassword } from "../form/CurrentPassword.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import { FormEnd } from "../form/FormEnd.tsx"
import styles from "../form/forms.module.css"
import { useForm } from "../form/useForm.ts"
import { profileForms } from "../forms.ts"
import { UserName } from "../form/UserName.tsx"
import { NewPasswordInput } from "../NewPasswordInput.tsx"

interface ChangePasswordFormProps {
  readonly email: string
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/**
 * Form to change the password. It asks for the old password. The change ends all other sessions of the
 * customer.
 */
export const ChangePasswordForm = ({ email, onCancel, onSaved }: ChangePasswordFormProps) => {
  const run = profileForms.useRun()
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { old: "", next: "" },
    send: (typed, tries) => run(({ changePassword }) => changePassword(typed, tries)),
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Passwort ändern">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <UserName email={email} />
      <CurrentPassword
        label="Bisheriges Passwort"
        value={values.old}
        onChange={(old) => change({ old })}
        error={problems["old"]}
      />
      <NewPasswordInput
        label="Neues Passwort"
        value={values.next}
        onChange={(next) => change({ next })}
        problem={problems["next"]}
      />
      <FormEnd isBusy={isBusy} onCancel={onCancel}>
        Passwort speichern
      </FormEnd>
      <ExpiredLogin {...expired} />
    </form>
  )
}
