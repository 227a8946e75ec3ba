import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { orderPath, orderRoute } from "@heimwerk/core/order/orderPath.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { paymentResult, plainPayment } from "@heimwerk/ui/features/account/orders/plainPayment.ts"
import { paths } from "@heimwerk/ui/paths.ts"
import { Effect, Layer, Schema } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"

import { seeOther } from "../plain/seeOther.ts"
import { asVisitor } from "../visitor/CurrentVisitor.ts"

const Form = Schema.Struct({
  [plainPayment.order]: Schema.NonEmptyString,
  [plainPayment.token]: Schema.NonEmptyString,
  [plainPayment.method]: Schema.optionalKey(PaymentMethod),
})

/**
 * Starts the payment of an order and returns the address where the customer pays. If no payment can start,
 * returns the address of the order's page, which shows the state of the order.
 */
export const payAddress = (orderId: string, token: string, method?: PaymentMethod) => {
  const page = orderPath(orderId, token)
  return Checkout.use((checkout) => checkout.pay(orderId, token, method)).pipe(
    Effect.map((begun) => begun.page ?? page),
    Effect.catchTag("CheckoutError", ({ reason }) =>
      Effect.succeed(reason === "PaymentUnavailable" ? `${page}?${paymentResult.failed}` : page),
    ),
  )
}

/** Handles the form that pays an order: redirects to the page where the customer pays. */
const pay = HttpRouter.add(
  "POST",
  plainPayment.target,
  HttpServerRequest.schemaBodyUrlParams(Form).pipe(
    Effect.flatMap(({ bestellung, schluessel, zahlungsart }) =>
      asVisitor(payAddress(bestellung, schluessel, zahlungsart)),
    ),
    Effect.map(seeOther),
    Effect.catchTag("SchemaError", () => Effect.succeed(seeOther(paths.home))),
  ),
)

/**
 * Handles the customer's return from the page of the payment service. The address does not show whether the
 * customer has paid, so the shop asks the payment service. If the service does not answer, the order's page
 * shows the last known state.
 */
const comeBack = HttpRouter.add(
  "GET",
  `${orderRoute}/zahlung`,
  Effect.gen(function* () {
    const { id = "", token = "" } = yield* HttpRouter.params
    const page = orderPath(id, token)
    const order = yield* Checkout.use((checkout) => checkout.confirmPayment(id, token)).pipe(
      Effect.orElseSucceed(() => undefined),
    )
    const isFinished =
      order?.payments?.some(({ state }) => state === "paid" || state === "processing") === true
    return seeOther(isFinished ? `${page}?${paymentResult.thanks}` : page)
  }).pipe(asVisitor),
)

export const layer = Layer.mergeAll(pay, comeBack)
