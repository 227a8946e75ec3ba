import { loginEmailError } from "@heimwerk/core/account/loginMessages.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import { type FormEvent, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { TextField } from "../../widgets/TextField.tsx"
import { newsletter } from "./newsletter.ts"
import styles from "./newsletter.module.css"
import { useWrongFocus } from "../../widgets/useWrongFocus.ts"

type Failure = { readonly kind: "field" | "call"; readonly message: string }

interface NewsletterFormProps {
  /** The command of the form: subscribe, or request a link that cancels the newsletter. */
  readonly command: "subscribe" | "askToCancel"
  /** Label of the submit button. */
  readonly button: string
  /** Initial text of the e-mail field. */
  readonly email: string
  /** Called with the e-mail address after the shop has answered the request. */
  readonly onSent: (email: string) => void
}

/**
 * The form that sends an e-mail address to subscribe to the newsletter or to cancel it (storefront 2,
 * `/newsletter/anmelden/`). After an error, the typed text stays.
 */
export const NewsletterForm = ({ button, command, email, onSent }: NewsletterFormProps) => {
  const run = newsletter.useRun()
  const [attempts] = useState(() => new Map<string, string>())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>(undefined)
  const [typed, setTyped] = useState(email)
  const { focusWrong, form } = useWrongFocus()

  const type = (text: string) => {
    setTyped(text)
    if (failure?.kind === "field") setFailure(undefined)
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const address = typed.trim()
    const message = loginEmailError(address, isEmail)
    if (message !== undefined) {
      setFailure({ kind: "field", message })
      return focusWrong()
    }
    setFailure(undefined)
    setSending(true)
    const outcome = await run((commands) => commands[command](address, attempts))
    setSending(false)
    if (outcome.kind === "done") onSent(address)
    else setFailure({ kind: "call", message: outcome.message })
  }

  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label="E-Mail-Adresse"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={typed}
        onChange={type}
        error={failure?.kind === "field" ? failure.message : undefined}
      />
      {failure?.kind === "call" ? <Notice kind="error">{failure.message}</Notice> : null}
      <Button type="submit" needsScript busy={isSending}>
        {isSending ? "Wird gesendet" : failure?.kind === "call" ? "Neuer Versuch" : button}
      </Button>
      <noscript>
        <p>Hierfür brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.</p>
      </noscript>
    </form>
  )
}
