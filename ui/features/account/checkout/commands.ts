import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { type CheckoutInput, orderRequest } from "@heimwerk/core/order/orderRequest.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { Schema } from "effect"

import { withAccountPorts } from "../../../runtime/customerPorts.ts"
import { sending, type Tries } from "../form/sending.ts"

const isPlz = Schema.is(Plz)

/** The commands of the checkout and of a placed order. */
export const open = withAccountPorts(
  Checkout.useSync((checkout) => ({
    /** Orders the whole basket as the offer shows it. */
    place: (input: CheckoutInput, choices: Parameters<typeof orderRequest>[1], tries: Tries) =>
      sending(orderRequest(input, choices), tries, (request, key) => checkout.place(request, key)),
    /** Computes the offer for a typed postcode. An incomplete one counts as unknown. */
    offer: (marketId: MarketId | undefined, postalCode: string) =>
      checkout.offer(marketId, isPlz(postalCode) ? postalCode : undefined),
    cancel: (orderId: string, token: string) => checkout.cancel(orderId, token),
  })),
)
