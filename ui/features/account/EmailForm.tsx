import type { FormEvent } from "react"

import { accountPaths } from "@heimwerk/core/account/paths.ts"

import { Button } from "../../widgets/Button.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { EmailField } from "./form/EmailField.tsx"
import styles from "./LoginForms.module.css"

interface EmailFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly error: string | undefined
  readonly notification: string | undefined
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly onLeave: (() => void) | undefined
}

/**
 * First step of the login: asks for the e-mail address and checks it before the password step (storefront 4,
 * login flyout).
 */
export const EmailForm = ({
  email,
  error,
  isBusy,
  notification,
  onEmail,
  onLeave,
  onSubmit,
}: EmailFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <form className={styles["form"]} noValidate aria-label="Anmelden" onSubmit={submit}>
        {notification === undefined ? null : <Notice kind="error">{notification}</Notice>}
        <EmailField value={email} onChange={onEmail} error={error} />
        {/* Container for the bot-check widget of a vendor. */}
        <div className={styles["check"]} data-bot-check="login" />
        <Button type="submit" wide needsScript busy={isBusy}>
          {isBusy ? "Wird geprüft" : "Weiter"}
        </Button>
        <noscript>
          <p>Zum Anmelden brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.</p>
        </noscript>
      </form>
      <p className={styles["other"]}>
        Neu hier?{" "}
        <Link to={accountPaths.register} onClick={onLeave}>
          Kundenkonto anlegen
        </Link>
      </p>
    </>
  )
}
