import type { Order } from "@heimwerk/core/order/Order.ts"
import { stateAfter } from "@heimwerk/core/order/orderRules.ts"
import { isOpenState } from "@heimwerk/core/order/orderStateText.ts"
import { useState } from "react"
import { useRevalidator } from "react-router-dom"

import { Button } from "../../../widgets/Button.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import { Notice } from "../../../widgets/Notice.tsx"
import { checkoutForms } from "../forms.ts"
import type { LinkedOrder } from "./LinkedOrder.ts"
import styles from "./OrderActions.module.css"

const canCancel = ({ deliveries }: Order): boolean => {
  const open = deliveries.filter(({ state }) => isOpenState(state))
  return open.length > 0 && open.every((delivery) => stateAfter(delivery, "cancel", "customer") !== undefined)
}

/** `kept` means that the customer has answered no, or that cancelling has failed. */
type Step = "closed" | "asked" | "busy" | "kept" | "cancelled"

/**
 * A button that cancels the order after a second click, because a cancelled order cannot be restored. Renders
 * nothing if the customer can no longer cancel, for example because picking has begun. If an attempt to
 * cancel fails for such a reason, only its error message is shown. Each step takes focus, because the focused
 * element of the previous step is gone.
 */
export const CancelOrder = ({ order, token }: LinkedOrder) => {
  const run = checkoutForms.useRun()
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>("closed")
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const cancel = async () => {
    setStep("busy")
    setFailure(undefined)
    const outcome = await run((checkout) => checkout.cancel(order.orderId, token))
    if (outcome.kind === "failed") setFailure(outcome.message)
    await revalidate()
    setStep(outcome.kind === "failed" ? "kept" : "cancelled")
  }
  if (step === "cancelled")
    return (
      <p ref={takeFocus} tabIndex={-1}>
        Deine Bestellung ist storniert.
      </p>
    )
  if (step === "asked" || step === "busy")
    return (
      <div className={styles["cancel"]}>
        <p ref={takeFocus} tabIndex={-1}>
          Möchtest du die ganze Bestellung stornieren?
        </p>
        <Button busy={step === "busy"} onClick={() => void cancel()}>
          Ja, stornieren
        </Button>
        <Button look="outline" onClick={() => setStep("kept")}>
          Nein, behalten
        </Button>
      </div>
    )
  const notice = failure === undefined ? null : <Notice kind="error">{failure}</Notice>
  if (!canCancel(order))
    return notice === null ? null : (
      <div ref={takeFocus} tabIndex={-1}>
        {notice}
      </div>
    )
  return (
    <>
      {notice}
      <Button look="outline" ref={step === "kept" ? takeFocus : null} onClick={() => setStep("asked")}>
        Bestellung stornieren
      </Button>
    </>
  )
}
