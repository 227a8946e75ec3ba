import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { type CheckoutInput, orderRequest } from "@heimwerk/core/order/orderRequest.ts"

import { withAccountPorts } from "../../../runtime/customerPorts.ts"
import { sending, type Tries } from "../form/sending.ts"

/** The commands of the checkout and of a placed order. */
export const open = withAccountPorts(
  Checkout.useSync((checkout) => ({
    /** Orders the whole basket as the offer shows it. */
    place: (input: CheckoutInput, choices: Parameters<typeof orderRequest>[1], tries: Tries) =>
      sending(orderRequest(input, choices), tries, (request, key) => checkout.place(request, key)),
    cancel: (orderId: string, token: string) => checkout.cancel(orderId, token),
  })),
)
