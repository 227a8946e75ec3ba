import { forgottenPasswordPath } from "@heimwerk/core/account/enteredEmail.ts"
import { type FormEvent, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { CurrentPassword } from "./form/CurrentPassword.tsx"
import { UserName } from "./form/UserName.tsx"
import styles from "./LoginForms.module.css"

interface PasswordFormProps {
  readonly email: string
  readonly emailError: string | undefined
  readonly error: string | undefined
  readonly notification: string | undefined
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onSubmit: (password: string) => void
  readonly onLeave: (() => void) | undefined
}

/**
 * Second step of the login: the password, sent exactly as typed (storefront 4, login flyout; storefront 5,
 * login).
 */
export const PasswordForm = ({
  email,
  emailError,
  error,
  isBusy,
  notification,
  onBack,
  onLeave,
  onSubmit,
}: PasswordFormProps) => {
  const [password, setPassword] = useState("")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(password)
  }
  return (
    <form className={styles["form"]} noValidate aria-label="Anmelden" onSubmit={submit}>
      <div className={styles["back"]}>
        <Button look="plain" onClick={onBack}>
          <Icon name="chevron-left" size={18} />
          Zurück zur E-Mail-Adresse
        </Button>
      </div>
      {notification === undefined ? null : <Notice kind="error">{notification}</Notice>}
      <p className={styles["email"]}>
        <span className={styles["emailLabel"]}>E-Mail-Adresse</span> <strong>{email.trim()}</strong>
      </p>
      {emailError === undefined ? null : <Notice kind="error">{emailError}</Notice>}
      <UserName email={email.trim()} />
      <CurrentPassword label="Passwort" value={password} onChange={setPassword} error={error} />
      <Link className={styles["forgotten"]} to={forgottenPasswordPath(email)} onClick={onLeave}>
        Passwort vergessen?
      </Link>
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? "Wird angemeldet" : "Anmelden"}
      </Button>
    </form>
  )
}
