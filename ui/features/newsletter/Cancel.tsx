import { useState } from "react"

import { paths } from "../../paths.ts"
import { Button, ButtonLink } from "../../widgets/Button.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"
import { Notice } from "../../widgets/Notice.tsx"
import { newsletter } from "./newsletter.ts"
import styles from "./newsletter.module.css"

type State =
  | { readonly kind: "asking" | "sending" | "cancelled" }
  | { readonly kind: "failed"; readonly message: string }

/**
 * Cancels the newsletter with the token of a mailed link, on a click. Opening the page does not cancel it,
 * because programs open links in mails.
 */
export const Cancel = ({ token }: { readonly token: string }) => {
  const run = newsletter.useRun()
  const [state, setState] = useState<State>({ kind: "asking" })

  const send = async () => {
    setState({ kind: "sending" })
    const outcome = await run(({ cancel }) => cancel(token))
    setState(outcome.kind === "done" ? { kind: "cancelled" } : { kind: "failed", message: outcome.message })
  }

  if (state.kind === "cancelled")
    return (
      <div className={styles["done"]}>
        <h2 ref={takeFocus} tabIndex={-1}>
          Du bist abgemeldet
        </h2>
        <p>Du bekommst unseren Newsletter nicht mehr. Deine E-Mail-Adresse löschen wir nach 7 Tagen.</p>
        <ButtonLink to={paths.home}>Zur Startseite</ButtonLink>
      </div>
    )
  return (
    <div className={styles["form"]}>
      <p>Möchtest du unseren Newsletter nicht mehr bekommen? Bestätige deine Abmeldung.</p>
      {state.kind === "failed" ? <Notice kind="error">{state.message}</Notice> : null}
      <div className={styles["ways"]}>
        <Button needsScript busy={state.kind === "sending"} onClick={() => void send()}>
          {state.kind === "failed" ? "Neuer Versuch" : "Newsletter abbestellen"}
        </Button>
        {state.kind === "failed" ? (
          <ButtonLink to={paths.newsletterCancel} look="outline">
            Neuen Link anfordern
          </ButtonLink>
        ) : null}
      </div>
      <noscript>
        <p>Zum Abmelden brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.</p>
      </noscript>
    </div>
  )
}
