import { useState } from "react"

import { paths } from "../../paths.ts"
import { Button, ButtonLink } from "../../widgets/Button.tsx"
import { focusOn } from "../../widgets/focusOn.ts"
import { Notice } from "../../widgets/Notice.tsx"
import { newsletter } from "./newsletter.ts"
import styles from "./newsletter.module.css"
import { useScript } from "../../widgets/useScript.ts"

type State =
  | { readonly kind: "asking" | "sending" | "confirmed" }
  | { readonly kind: "failed"; readonly message: string }

/**
 * Confirms an e-mail address for the newsletter on a click. Opening the page does not confirm it, because
 * programs open links in mails.
 */
export const Confirm = ({ token }: { readonly token: string }) => {
  const run = newsletter.useRun()
  const hasScript = useScript()
  const [state, setState] = useState<State>({ kind: "asking" })

  const send = async () => {
    setState({ kind: "sending" })
    const outcome = await run(({ confirm }) => confirm(token))
    setState(outcome.kind === "done" ? { kind: "confirmed" } : { kind: "failed", message: outcome.message })
  }

  if (state.kind === "confirmed")
    return (
      <div className={styles["done"]}>
        <h2 ref={focusOn} tabIndex={-1}>
          Deine Anmeldung ist bestätigt
        </h2>
        <p>Schön, dass du dabei bist. Du bekommst ab jetzt unseren Newsletter.</p>
        <ButtonLink to={paths.home}>Zur Startseite</ButtonLink>
      </div>
    )
  return (
    <div className={styles["form"]}>
      <p>
        Ein Schritt noch: Bestätige, dass du unseren Newsletter an deine E-Mail-Adresse bekommen möchtest.
      </p>
      {state.kind === "failed" ? <Notice kind="error">{state.message}</Notice> : null}
      <div className={styles["ways"]}>
        <Button disabled={!hasScript} busy={state.kind === "sending"} onClick={() => void send()}>
          {state.kind === "failed" ? "Neuer Versuch" : "Anmeldung bestätigen"}
        </Button>
        {state.kind === "failed" ? (
          <ButtonLink to={paths.newsletter} look="outline">
            Noch einmal anmelden
          </ButtonLink>
        ) : null}
      </div>
      <noscript>
        <p>Zum Bestätigen brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.</p>
      </noscript>
    </div>
  )
}
