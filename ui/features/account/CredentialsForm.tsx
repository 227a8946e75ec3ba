import { forgottenPasswordPath } from "@heimwerk/core/account/enteredEmail.ts"
import { type FormEvent, useState } from "react"

import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { useWrongFocus } from "../../widgets/useWrongFocus.ts"
import { CurrentPassword } from "./form/CurrentPassword.tsx"
import { EmailField } from "./form/EmailField.tsx"
import { NoScript } from "./form/NoScript.tsx"
import { SubmitButton } from "./form/SubmitButton.tsx"
import styles from "./LoginForms.module.css"
import { useAccount } from "./useAccount.ts"

interface CredentialsFormProps {
  readonly button: string
  /**
   * E-mail address that the visitor entered on the previous page. It may come after the first rendering. The form keeps
   * an address typed before.
   */
  readonly email?: string
}

/** Login form with e-mail and password together, for pages that follow the e-mail check. */
export const CredentialsForm = ({ button, email: entered = "" }: CredentialsFormProps) => {
  const {
    failure,
    logIn,
    state: { login },
  } = useAccount()
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const email = typed ?? entered
  const [password, setPassword] = useState("")
  const { focusWrong, form } = useWrongFocus()
  const notification = failure ?? login.notification
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void logIn((account) => account.login({ email, password })).then(focusWrong)
  }
  return (
    <form ref={form} className={styles["form"]} noValidate aria-label={button} onSubmit={submit}>
      {notification === undefined ? null : <Notice kind="error">{notification}</Notice>}
      <EmailField value={email} onChange={setTyped} error={login.emailError} />
      <CurrentPassword label="Passwort" value={password} onChange={setPassword} error={login.passwordError} />
      <Link className={styles["forgotten"]} to={forgottenPasswordPath(email)}>
        Passwort vergessen?
      </Link>
      <SubmitButton isBusy={login.isBusy}>{button}</SubmitButton>
      <NoScript />
    </form>
  )
}
