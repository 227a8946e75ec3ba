import type { CheckoutDraft } from "@heimwerk/core/order/checkoutDraft.ts"
import type { CheckoutInput } from "@heimwerk/core/order/orderRequest.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { useEffect, useRef, useState } from "react"

import { checkoutForms } from "../forms.ts"

/**
 * Returns the fields of a draft that has been saved earlier. The customer may have logged in since then, so an empty
 * field does not replace the customer's data. A typed address replaces the whole default address, including its
 * addition.
 */
const savedIn = ({ payment: _payment, ...typed }: CheckoutDraft): Partial<CheckoutInput> => {
  const { addition, city, postalCode, street } = typed
  const address = { addition, city, postalCode, street }
  const isTyped = (text: string) => text !== ""
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => isTyped(text))),
    ...(Object.values(address).some(isTyped) ? address : {}),
  }
}

const addressFields = ["addition", "street", "postalCode", "city"] as const
const noAddress = { addition: "", street: "", postalCode: "", city: "" }

/**
 * Returns the values that the visitor has typed; the other fields are empty. So a draft holds no address of the address
 * book, which the customer may correct later. The fields of an address belong together.
 *
 * @param known the values of the untouched form
 */
const typedIn = (values: CheckoutInput, known: CheckoutInput): CheckoutInput => {
  const isTyped = (field: keyof CheckoutInput) => values[field] !== known[field]
  const typed = (field: keyof CheckoutInput) => (isTyped(field) ? values[field] : "")
  const { addition, city, postalCode, street } = addressFields.some(isTyped) ? values : noAddress
  return {
    salute: typed("salute"),
    firstName: typed("firstName"),
    lastName: typed("lastName"),
    email: typed("email"),
    phone: typed("phone"),
    addition,
    street,
    postalCode,
    city,
  }
}

interface DraftedForm {
  readonly values: CheckoutInput
  readonly known: CheckoutInput
  readonly payment: PaymentMethod | undefined
}

/**
 * Keeps the typed values of the checkout in this tab, so that they survive a reload. If an earlier page load has
 * saved a draft, calls `restore` with it, maybe after the visitor has begun to type. Then saves every change. Ignores
 * the draft of another customer.
 *
 * @param csId the logged-in customer
 * @param form the values of the form, its values before the visitor typed, and the chosen payment method
 */
export const useDraft = (
  csId: string | undefined,
  form: DraftedForm,
  restore: (fields: Partial<CheckoutInput>, payment: PaymentMethod | undefined) => void,
) => {
  const run = checkoutForms.useRun()
  const [isReady, setReady] = useState(false)
  const first = useRef(restore)
  useEffect(() => {
    void run(({ readDraft }) => readDraft(csId)).then((outcome) => {
      if (outcome.kind === "done" && outcome.value !== undefined)
        first.current(savedIn(outcome.value), outcome.value.payment)
      setReady(true)
    })
  }, [csId, run])
  const { known, payment, values } = form
  const draft: CheckoutDraft = { ...typedIn(values, known), ...(payment === undefined ? {} : { payment }) }
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (isReady) void run(({ saveDraft }) => saveDraft(JSON.parse(text), csId))
  }, [csId, isReady, run, text])
}
