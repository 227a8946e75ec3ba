import { type ReactNode, useState } from "react"

import { Button } from "./Button.tsx"
import styles from "./ConfirmStep.module.css"
import { takeFocus } from "./takeFocus.ts"
import { Notice } from "./Notice.tsx"

type State =
  | { readonly kind: "asking" | "sending" | "confirmed" }
  | { readonly kind: "failed"; readonly message: string }

interface ConfirmStepProps {
  readonly question: string
  readonly button: string
  /** Heading and content that replace the question. */
  readonly done: { readonly heading: string; readonly content: ReactNode }
  /** Content shown after a failure, which says what the visitor can do instead. */
  readonly otherWay: ReactNode
  /** Confirms, and returns the message of a failure. */
  readonly confirm: () => Promise<string | undefined>
}

/** Confirms a mailed link on a click. Opening the page does not confirm, because programs open links in mails. */
export const ConfirmStep = ({ button, confirm, done, otherWay, question }: ConfirmStepProps) => {
  const [state, setState] = useState<State>({ kind: "asking" })

  const send = async () => {
    setState({ kind: "sending" })
    const message = await confirm()
    setState(message === undefined ? { kind: "confirmed" } : { kind: "failed", message })
  }

  if (state.kind === "confirmed")
    return (
      <div className={styles["done"]}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {done.heading}
        </h2>
        {done.content}
      </div>
    )
  return (
    <div className={styles["form"]}>
      <p>{question}</p>
      {state.kind === "failed" ? <Notice kind="error">{state.message}</Notice> : null}
      <div className={styles["ways"]}>
        <Button needsScript busy={state.kind === "sending"} onClick={() => void send()}>
          {state.kind === "failed" ? "Neuer Versuch" : button}
        </Button>
        {state.kind === "failed" ? otherWay : null}
      </div>
      <noscript>
        <p>Zum Bestätigen brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.</p>
      </noscript>
    </div>
  )
}
