import { carriedState } from "@heimwerk/core/device/carriedState.ts"
import { emptyWithdrawal, withdrawalFields, type WithdrawalInput } from "@heimwerk/core/withdrawal/form.ts"
import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"

import type { Receipt } from "./Receipt.ts"
import { WithdrawalCheck } from "./WithdrawalCheck.tsx"
import { WithdrawalForm } from "./WithdrawalForm.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { useScript } from "../../widgets/useScript.ts"
import { takeFocus } from "../../widgets/takeFocus.ts"
import styles from "./withdrawal.module.css"

/**
 * Confirms that the shop has received the withdrawal, with date and time. The shop also mails the receipt,
 * with the visitor's input (§ 356a BGB).
 */
const WithdrawalReceipt = ({ receipt: { email, number, received } }: { readonly receipt: Receipt }) => (
  <div className={styles["form"]}>
    <Icon name="check" size={32} />
    <h2 ref={takeFocus} tabIndex={-1}>
      Wir haben deinen Widerruf erhalten
    </h2>
    <dl className={styles["facts"]}>
      <div>
        <dt>Eingegangen</dt>
        <dd>{received}</dd>
      </div>
      <div>
        <dt>Vorgangsnummer</dt>
        <dd>{number}</dd>
      </div>
    </dl>
    <p>
      Die Eingangsbestätigung mit deinen Angaben ist an <strong className={styles["address"]}>{email}</strong>{" "}
      unterwegs. Bitte bewahre sie auf. Wir melden uns bei dir mit den nächsten Schritten.
    </p>
    <ButtonLink to={paths.home} look="outline">
      Zur Startseite
    </ButtonLink>
  </div>
)

const isText = (value: unknown): value is string => typeof value === "string"

/** Reads the state of the link that opened this page as a new document (`ui/hydration/browserRouter.ts`). */
const readCarriedState = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(carriedState) ?? "null")
  } catch {
    return undefined
  }
}

const removeCarriedState = () => {
  try {
    sessionStorage.removeItem(carriedState)
  } catch {
    // Nothing is stored.
  }
}

/**
 * Returns the input that the order page has prepared for the withdrawal form. It is in the history entry or the
 * session storage, which only the browser has. So it is missing until the page is hydrated.
 */
const useFilled = (): WithdrawalInput | undefined => {
  const { state } = useLocation()
  const hasScript = useScript()
  const [carried] = useState(readCarriedState)
  useEffect(removeCarriedState, [])
  const given: unknown = hasScript ? Reflect.get(Object(state ?? carried), "withdrawal") : undefined
  const [name, contract, email, note] = withdrawalFields.map((field) => Reflect.get(Object(given), field))
  return isText(name) && isText(contract) && isText(email) && isText(note)
    ? { name, contract, email, note }
    : undefined
}

/**
 * The two steps of a withdrawal and its receipt (§ 356a BGB; quality T-L4). Returning to the first step
 * keeps the input.
 */
export const Withdrawal = () => {
  const [input, setInput] = useState<WithdrawalInput>(emptyWithdrawal)
  const filled = useFilled()
  const [step, setStep] = useState<"first" | "form" | "check">("first")
  const [receipt, setReceipt] = useState<Receipt | undefined>(undefined)
  if (receipt !== undefined) return <WithdrawalReceipt receipt={receipt} />
  return step === "check" ? (
    <WithdrawalCheck input={input} onBack={() => setStep("form")} onDeclared={setReceipt} />
  ) : (
    <WithdrawalForm
      key={step === "first" && filled !== undefined ? "filled" : "typed"}
      input={step === "first" ? (filled ?? input) : input}
      isBack={step === "form"}
      onNext={(typed) => {
        setInput(typed)
        setStep("check")
      }}
    />
  )
}
