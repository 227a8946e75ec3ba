import type { CheckoutDraft } from "@heimwerk/core/order/checkoutDraft.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { useEffect, useRef, useState } from "react"

import { checkoutForms } from "../forms.ts"

const addressOf = ({ addition, city, postalCode, street }: CheckoutInput) => ({
  addition,
  city,
  postalCode,
  street,
})

/**
 * Returns the fields of a draft that has been saved earlier. The customer may have logged in since then, so an empty
 * field does not replace the customer's data. A typed address replaces the whole default address, including its
 * addition.
 */
const savedIn = ({ payment: _payment, ...typed }: CheckoutDraft): Partial<CheckoutInput> => {
  const address = addressOf(typed)
  const isTyped = (text: string) => text !== ""
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => isTyped(text))),
    ...(Object.values(address).some(isTyped) ? address : {}),
  }
}

/**
 * Returns the values that the visitor has typed; the other fields are empty. So a draft holds no address of the address
 * book, which the customer may correct later. The fields of an address belong together.
 *
 * @param known the values of the untouched form
 */
const typedIn = (values: CheckoutInput, known: CheckoutInput): CheckoutInput => {
  const before: Readonly<Record<string, string>> = known
  const address = addressOf(values)
  const untyped = Object.entries(values).filter(([field, text]) => text === before[field])
  const blank = Object.fromEntries(untyped.map(([field]) => [field, ""]))
  const isAddressTyped = Object.keys(address).some((field) => !(field in blank))
  return { ...values, ...blank, ...(isAddressTyped ? address : {}) }
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
