import { isBlockedShortcut, passwordToggleLabel } from "@heimwerk/core/account/passwordInput.ts"
import { useSetAtom } from "jotai"

import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { PasswordInput } from "../../../widgets/PasswordInput.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import styles from "../form/forms.module.css"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { NewPasswordInput } from "../NewPasswordInput.tsx"
import { changePasswordAtom } from "./atoms.ts"

interface ChangePasswordFormProps {
  readonly email: string
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Another password, with the old one; every other session of the customer ends. */
export const ChangePasswordForm = ({ email, onCancel, onSaved }: ChangePasswordFormProps) => {
  const save = useSetAtom(changePasswordAtom)
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { old: "", next: "" },
    send: save,
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="Passwort ändern">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      {/* Password managers look for the name beside the password. */}
      <input
        className="visually-hidden"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordInput
        label="Bisheriges Passwort"
        name="password"
        autoComplete="current-password"
        value={values.old}
        onChange={(old) => change({ old })}
        toggleLabel={passwordToggleLabel}
        isBlocked={isBlockedShortcut}
        error={() => problems["old"]}
      />
      <NewPasswordInput
        label="Neues Passwort"
        value={values.next}
        onChange={(next) => change({ next })}
        problem={problems["next"]}
      />
      <div className={styles["ways"]}>
        <SubmitButton isBusy={isBusy}>Passwort speichern</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
      <ExpiredLogin {...expired} />
    </form>
  )
}
