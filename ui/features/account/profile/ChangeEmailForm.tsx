import { isBlockedShortcut, passwordToggleLabel } from "@heimwerk/core/account/passwordInput.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { useSetAtom } from "jotai"

import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { PasswordInput } from "../../../widgets/PasswordInput.tsx"
import { TextField } from "../../../widgets/TextField.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import styles from "../form/forms.module.css"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { changeEmailAtom } from "./atoms.ts"

interface ChangeEmailFormProps {
  readonly onSaved: (profile: Profile) => void
  readonly onCancel: () => void
}

/** Another e-mail address: with the password, and only once its owner has confirmed it. */
export const ChangeEmailForm = ({ onCancel, onSaved }: ChangeEmailFormProps) => {
  const save = useSetAtom(changeEmailAtom)
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { email: "", password: "" },
    send: save,
    onDone: onSaved,
  })
  return (
    <form className={styles["form"]} {...form} aria-label="E-Mail-Adresse ändern">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <TextField
        label="Neue E-Mail-Adresse"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={values.email}
        onChange={(email) => change({ email })}
        error={problems["email"]}
        hint="Wir schicken dir einen Link an diese Adresse. Erst wenn du ihn bestätigst, gilt sie."
      />
      <PasswordInput
        label="Dein Passwort"
        name="password"
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => change({ password })}
        toggleLabel={passwordToggleLabel}
        isBlocked={isBlockedShortcut}
        error={() => problems["password"]}
      />
      <div className={styles["ways"]}>
        <SubmitButton isBusy={isBusy}>Link senden</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
      <ExpiredLogin {...expired} />
    </form>
  )
}
