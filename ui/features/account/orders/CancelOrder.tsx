import type { Order } from "@heimwerk/core/order/Order.ts"
import { stateAfter } from "@heimwerk/core/order/orderRules.ts"
import { isOpenState } from "@heimwerk/core/order/orderStateText.ts"
import { useState } from "react"
import { useRevalidator } from "react-router-dom"

import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { checkoutForms } from "../forms.ts"
import type { LinkedOrder } from "./LinkedOrder.ts"
import styles from "./OrderActions.module.css"

const canCancel = ({ deliveries }: Order): boolean => {
  const open = deliveries.filter(({ state }) => isOpenState(state))
  return open.length > 0 && open.every((delivery) => stateAfter(delivery, "cancel", "customer") !== undefined)
}

const CancelButton = ({ order, token }: LinkedOrder) => {
  const run = checkoutForms.useRun()
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<"closed" | "asked" | "busy">("closed")
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const cancel = async () => {
    setStep("busy")
    setFailure(undefined)
    const outcome = await run((checkout) => checkout.cancel(order.orderId, token))
    if (outcome.kind === "failed") setFailure(outcome.message)
    setStep("closed")
    await revalidate()
  }
  return (
    <div className={styles["cancel"]}>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      {step === "closed" ? (
        <Button look="outline" onClick={() => setStep("asked")}>
          Bestellung stornieren
        </Button>
      ) : (
        <>
          <p>Möchtest du die ganze Bestellung stornieren?</p>
          <Button busy={step === "busy"} onClick={() => void cancel()}>
            Ja, stornieren
          </Button>
          <Button look="outline" onClick={() => setStep("closed")}>
            Nein, behalten
          </Button>
        </>
      )}
    </div>
  )
}

/**
 * A button that cancels the order after a second click, because a cancelled order cannot be restored. Renders
 * nothing if picking has begun.
 */
export const CancelOrder = (linked: LinkedOrder) =>
  canCancel(linked.order) ? <CancelButton {...linked} /> : null
