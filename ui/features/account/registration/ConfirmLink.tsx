import { type ReactNode, useState } from "react"

import type { Outcome } from "../../../runtime/bridge.ts"
import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import styles from "../form/forms.module.css"
import { NoScript } from "../form/NoScript.tsx"

interface ConfirmLinkProps {
  /** Text that says what the link confirms. */
  readonly children: ReactNode
  readonly button: string
  readonly confirm: () => Promise<Outcome<void>>
  /** Content shown after the confirmation. */
  readonly done: ReactNode
  /** Content shown after a failure, for example when the link has expired. */
  readonly otherwise: ReactNode
}

type State =
  | { readonly kind: "asking" | "sending" | "confirmed" }
  | { readonly kind: "failed"; readonly message: string }

/**
 * Confirms a mailed link on a click. Opening the link is not enough, because mail programs also open links.
 */
export const ConfirmLink = ({ button, children, confirm, done, otherwise }: ConfirmLinkProps) => {
  const [state, setState] = useState<State>({ kind: "asking" })
  const send = async () => {
    setState({ kind: "sending" })
    const outcome = await confirm()
    setState(outcome.kind === "done" ? { kind: "confirmed" } : { kind: "failed", message: outcome.message })
  }
  if (state.kind === "confirmed") return <div className={styles["done"]}>{done}</div>
  return (
    <div className={styles["form"]}>
      {children}
      {state.kind === "failed" ? <Notice kind="error">{state.message}</Notice> : null}
      <div className={styles["ways"]}>
        <Button needsScript busy={state.kind === "sending"} onClick={() => void send()}>
          {state.kind === "failed" ? "Neuer Versuch" : button}
        </Button>
        {state.kind === "failed" ? otherwise : null}
      </div>
      <NoScript />
    </div>
  )
}
