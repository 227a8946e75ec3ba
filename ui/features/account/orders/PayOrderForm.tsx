import type { Order } from "@heimwerk/core/order/Order.ts"
import { paymentNames } from "@heimwerk/core/payment/paymentNames.ts"
import { useState } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { Choices } from "../form/Choices.tsx"
import { plainPayment } from "./plainPayment.ts"

interface PayOrderFormProps {
  readonly order: Order
  /** The secret part of the order's link. */
  readonly token: string
}

/** The form that pays an open order, online or by a bank transfer instead. */
export const PayOrderForm = ({ order: { orderId, payment, payWith }, token }: PayOrderFormProps) => {
  const [chosen, setChosen] = useState<string>(payment)
  if (payWith === undefined) return null
  return (
    <form action={plainPayment.target} method="post" aria-label="Bezahlen">
      <input type="hidden" name={plainPayment.order} value={orderId} />
      <input type="hidden" name={plainPayment.token} value={token} />
      <Choices
        legend="Zahlungsart"
        name={plainPayment.method}
        value={chosen}
        options={payWith.map((value) => ({ value, text: paymentNames[value] }))}
        onChange={setChosen}
      />
      <Button type="submit">
        {chosen === "bankTransfer" ? "Per Überweisung bezahlen" : "Jetzt bezahlen"}
      </Button>
    </form>
  )
}
