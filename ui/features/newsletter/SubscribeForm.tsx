import { loginEmailError } from "@heimwerk/core/account/loginMessages.ts"
import { isEmail } from "@heimwerk/core/forms/isEmail.ts"
import { useSetAtom } from "jotai"
import { type FormEvent, useRef, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import fieldStyles from "../../widgets/TextField.module.css"
import { subscribeAtom } from "./atoms.ts"
import styles from "./newsletter.module.css"
import { useScript } from "../../widgets/useScript.ts"

type Failure = { readonly kind: "field" | "call"; readonly message: string }

interface SubscribeFormProps {
  /** What the field begins with. */
  readonly email: string
  /** The link is on its way to this address. */
  readonly onSent: (email: string) => void
}

/** The field for the newsletter (storefront 2, `/newsletter/anmelden/`). What was typed stays, whatever happens. */
export const SubscribeForm = ({ email, onSent }: SubscribeFormProps) => {
  const subscribe = useSetAtom(subscribeAtom)
  const hasScript = useScript()
  const [tries] = useState(() => new Map<string, string>())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = (input.current?.value ?? "").trim()
    const message = loginEmailError(typed, isEmail)
    if (message !== undefined) {
      setFailure({ kind: "field", message })
      return input.current?.focus()
    }
    setFailure(undefined)
    setSending(true)
    const outcome = await subscribe(typed, tries)
    setSending(false)
    if (outcome.kind === "done") onSent(typed)
    else setFailure({ kind: "call", message: outcome.message })
  }

  const isWrong = failure?.kind === "field"
  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void send(event)}>
      <label className={styles["label"]} htmlFor="newsletter-email">
        E-Mail-Adresse
      </label>
      <input
        ref={input}
        id="newsletter-email"
        className={fieldStyles["input"]}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={email}
        required
        aria-invalid={isWrong}
        aria-describedby={isWrong ? "newsletter-fehler" : undefined}
        onChange={() => {
          if (isWrong) setFailure(undefined)
        }}
      />
      {isWrong ? (
        <p id="newsletter-fehler" className={styles["wrong"]} role="alert">
          {failure.message}
        </p>
      ) : null}
      {failure?.kind === "call" ? <Notice kind="error">{failure.message}</Notice> : null}
      <Button type="submit" disabled={!hasScript} busy={isSending}>
        {isSending ? "Wird gesendet" : failure?.kind === "call" ? "Neuer Versuch" : "Zum Newsletter anmelden"}
      </Button>
      <noscript>
        <p>
          Für die Anmeldung brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.
        </p>
      </noscript>
    </form>
  )
}
