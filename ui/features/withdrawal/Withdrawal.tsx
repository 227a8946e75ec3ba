import { emptyWithdrawal, type WithdrawalInput } from "@heimwerk/core/withdrawal/form.ts"
import { useState } from "react"

import type { Receipt } from "./Receipt.ts"
import { WithdrawalCheck } from "./WithdrawalCheck.tsx"
import { WithdrawalForm } from "./WithdrawalForm.tsx"
import { WithdrawalReceipt } from "./WithdrawalReceipt.tsx"

/** The two steps of a withdrawal and its receipt (§ 356a BGB; quality T-L4). Going back keeps the input. */
export const Withdrawal = () => {
  const [input, setInput] = useState<WithdrawalInput>(emptyWithdrawal)
  const [step, setStep] = useState<"first" | "form" | "check">("first")
  const [receipt, setReceipt] = useState<Receipt | undefined>(undefined)
  if (receipt !== undefined) return <WithdrawalReceipt receipt={receipt} />
  return step === "check" ? (
    <WithdrawalCheck input={input} onBack={() => setStep("form")} onDeclared={setReceipt} />
  ) : (
    <WithdrawalForm
      input={input}
      isBack={step === "form"}
      onNext={(typed) => {
        setInput(typed)
        setStep("check")
      }}
    />
  )
}
