import { withdrawalFields, type WithdrawalInput } from "@heimwerk/core/withdrawal/form.ts"
import { withdrawalLabels, withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"
import { useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"
import { Notice } from "../../widgets/Notice.tsx"
import type { Receipt } from "./Receipt.ts"
import styles from "./withdrawal.module.css"
import { withdrawals } from "./withdrawals.ts"

interface WithdrawalCheckProps {
  readonly input: WithdrawalInput
  readonly onBack: () => void
  readonly onDeclared: (receipt: Receipt) => void
}

/** Second step of a withdrawal: shows the input, and a button that declares the withdrawal. */
export const WithdrawalCheck = ({ input, onBack, onDeclared }: WithdrawalCheckProps) => {
  const run = withdrawals.useRun()
  const [tries] = useState(() => new Map<string, string>())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(undefined)

  const send = async () => {
    if (isSending) return
    setFailure(undefined)
    setSending(true)
    const outcome = await run(({ declare }) => declare(input, tries))
    setSending(false)
    if (outcome.kind === "done") onDeclared(outcome.value)
    else setFailure(outcome.message)
  }

  return (
    <div className={styles["form"]}>
      <p className={styles["step"]}>Schritt 2 von 2: bestätigen</p>
      <h2 ref={takeFocus} tabIndex={-1}>
        Hiermit widerrufe ich diesen Vertrag
      </h2>
      <dl className={styles["facts"]}>
        {withdrawalFields
          .filter((field) => input[field].trim() !== "")
          .map((field) => (
            <div key={field}>
              <dt>{withdrawalLabels[field]}</dt>
              <dd>{input[field].trim()}</dd>
            </div>
          ))}
      </dl>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <div className={styles["ways"]}>
        <Button busy={isSending} onClick={() => void send()}>
          {isSending ? "Wird übermittelt" : withdrawalTexts.confirm}
        </Button>
        <Button look="outline" disabled={isSending} onClick={onBack}>
          Angaben ändern
        </Button>
      </div>
    </div>
  )
}
