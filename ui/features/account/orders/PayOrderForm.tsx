import { paymentNames } from "@heimwerk/core/payment/paymentNames.ts"
import { useState } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { Choices } from "../form/Choices.tsx"
import type { LinkedOrder } from "./LinkedOrder.ts"
import { plainPayment } from "./plainPayment.ts"

/** The form that pays an open order. The customer can still change the payment method. */
export const PayOrderForm = ({ order: { orderId, payment, payWith }, token }: LinkedOrder) => {
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
