import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { paymentNames } from "@heimwerk/core/payment/paymentNames.ts"
import { useEffect, useRef } from "react"

import { useAnnounce } from "../../../widgets/Announcer.tsx"

/**
 * Announces a payment method that a new offer has changed. The customer's own choice is not announced.
 *
 * @param chosen the customer's choice; `undefined` before the first one
 * @param payment the selected method, which differs from `chosen` if the offer does not contain it
 */
export const useAnnouncedPayment = (chosen: PaymentMethod | undefined, payment: PaymentMethod) => {
  const announce = useAnnounce()
  const before = useRef({ chosen, payment })
  useEffect(() => {
    if (before.current.chosen === chosen && before.current.payment !== payment)
      announce(`Zahlungsart geändert: ${paymentNames[payment]}`)
    before.current = { chosen, payment }
  }, [announce, chosen, payment])
}
