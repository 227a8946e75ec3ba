import { useEffect, useRef, useState } from "react"

import { useWrongFocus } from "../../widgets/useWrongFocus.ts"
import { EmailForm } from "./EmailForm.tsx"
import styles from "./LoginForms.module.css"
import { PasswordForm } from "./PasswordForm.tsx"
import { useAccount } from "./useAccount.ts"

interface LoginFormsProps {
  /** `loginHere` and `checkoutLogin` keep the current page, so that the input on the page is not lost. Default: `login`. */
  readonly command?: "login" | "loginHere" | "checkoutLogin"
  /** Called after a click on a link of the form. */
  readonly onLeave?: () => void
}

/**
 * Login in two steps: first the e-mail, then the password, with a button back (storefront 2, account flyout;
 * storefront 4, login flyout). After an error, the typed text stays. Going back discards only the password.
 */
export const LoginForms = ({ command = "login", onLeave }: LoginFormsProps) => {
  const { dispatch, failure, logIn, state } = useAccount()
  const { login } = state
  const [email, setEmail] = useState(login.email)
  const { focusWrong, form: forms } = useWrongFocus<HTMLDivElement>()
  const shown = useRef(login.view)
  const notification = failure ?? login.notification

  useEffect(() => {
    if (shown.current === login.view) return
    shown.current = login.view
    forms.current?.querySelector<HTMLInputElement>("input:not([readonly])")?.focus()
  }, [forms, login.view])

  return (
    <div ref={forms} className={styles["forms"]}>
      {login.view === "email" ? (
        <EmailForm
          email={email}
          onEmail={setEmail}
          error={login.emailError}
          notification={notification}
          isBusy={login.isBusy}
          onSubmit={() => void dispatch((account) => account.checkEmail(email)).then(focusWrong)}
          onLeave={onLeave}
        />
      ) : (
        <PasswordForm
          email={email}
          emailError={login.emailError}
          error={login.passwordError}
          notification={notification}
          isBusy={login.isBusy}
          onBack={() => void dispatch((account) => account.backToEmail)}
          onSubmit={(password) =>
            void logIn((account) => account[command]({ email, password })).then(focusWrong)
          }
          onLeave={onLeave}
        />
      )}
    </div>
  )
}
