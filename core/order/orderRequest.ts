import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { decoder } from "../forms/decoder.ts"
import type { InvalidFormData } from "../forms/InvalidFormData.ts"
import type { PaymentMethod } from "../payment/PaymentMethod.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { CheckoutInput } from "./CheckoutInput.ts"
import { type CheckoutOffer, OrderAddress, type OrderRequest } from "./CheckoutOffer.ts"
import { OrderContact } from "./Order.ts"
import { seenOf } from "./seenOffer.ts"

const decodeContact = decoder(OrderContact)
const decodeBoth = decoder(Schema.Struct({ ...OrderContact.fields, ...OrderAddress.fields }))

/** The customer's choices that are not typed. */
interface Choices {
  readonly offer: CheckoutOffer
  readonly marketId: MarketId | undefined
  readonly payment: PaymentMethod
}

/** Returns the order request for the typed fields, or every problem by field. Never throws. */
export const orderRequest = (
  input: CheckoutInput,
  { marketId, offer, payment }: Choices,
): Result.Result<OrderRequest, InvalidFormData> => {
  const chosen = { payment, seen: seenOf(offer), ...(marketId === undefined ? {} : { marketId }) }
  if (offer.deliveries.every(({ deliveryType }) => deliveryType === "marketPickup"))
    return Result.map(decodeContact(input), (contact) => ({ ...chosen, contact }))
  return Result.map(decodeBoth(input), ({ addition, city, postalCode, street, ...contact }) => ({
    ...chosen,
    contact,
    address: { addition, city, postalCode, street },
  }))
}
