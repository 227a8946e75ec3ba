import { stateAfter } from "@heimwerk/core/order/orderRules.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { transferOf } from "@heimwerk/core/order/orderTexts.ts"
import { isOpenState } from "@heimwerk/core/order/orderStateText.ts"
import { useState } from "react"
import { useLoaderData, useLocation, useRevalidator } from "react-router-dom"

import { checkoutForms } from "../../features/account/forms.ts"
import { OrderDetails } from "../../features/account/orders/OrderDetails.tsx"
import { Page } from "../../shared/Page.tsx"
import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { OrderData } from "./load.ts"
import styles from "./OrderPage.module.css"

const canCancel = ({ deliveries }: Order): boolean => {
  const open = deliveries.filter(({ state }) => isOpenState(state))
  return open.length > 0 && open.every((delivery) => stateAfter(delivery, "cancel", "customer") !== undefined)
}

/** Cancels the order after a second click, because a cancelled order cannot be restored. */
const CancelOrder = ({ order, token }: OrderData) => {
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

/** The GiroCode of an order that waits for a bank transfer, and the calendar file of its pickup. */
const OrderFiles = ({ order, token }: OrderData) => {
  const path = orderPath(order.orderId, token)
  return (
    <>
      {transferOf(order) === undefined ? null : (
        <figure className={styles["code"]}>
          <img
            src={`${path}/girocode.svg`}
            width={200}
            height={200}
            alt="GiroCode mit Empfänger, IBAN, Betrag und Verwendungszweck, wie oben als Text angegeben"
          />
          <figcaption>Scanne den GiroCode mit deiner Banking-App.</figcaption>
        </figure>
      )}
      {order.deliveries.some(({ pickupCode, state }) => pickupCode !== undefined && isOpenState(state)) ? (
        <figure className={styles["code"]}>
          <img
            src={`${path}/abholcode.svg`}
            width={200}
            height={200}
            alt="QR-Code mit deinem Abholcode, wie oben als Text angegeben"
          />
          <figcaption>Zeige den Code bei der Abholung.</figcaption>
        </figure>
      ) : null}
      {order.deliveries.some(({ promise, state }) => promise?.readyAt !== undefined && isOpenState(state)) ? (
        <p>
          <a href={`${path}/abholung.ics`} download>
            Abholung im Kalender speichern
          </a>
        </p>
      ) : null}
    </>
  )
}

const isNewOrder = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isNew" in state

/** An order for everybody who has its link; after ordering, also the thank-you page. */
export const OrderPage = () => {
  const isNew = isNewOrder(useLocation().state)
  return (
    <PageView answer={useLoaderData<Answer<OrderData>>()}>
      {({ order, token }) => (
        <Page
          title={isNew ? "Danke für deine Bestellung" : `Bestellung ${order.orderId}`}
          lead={
            isNew
              ? `Deine Bestellnummer ist ${order.orderId}. Die Bestätigung ist an ${order.contact.email} unterwegs.`
              : undefined
          }
        >
          <div className={styles["order"]}>
            <OrderDetails order={order} />
            <OrderFiles order={order} token={token} />
            {canCancel(order) ? <CancelOrder order={order} token={token} /> : null}
          </div>
        </Page>
      )}
    </PageView>
  )
}
