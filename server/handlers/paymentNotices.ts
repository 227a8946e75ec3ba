import { Payments, PaymentsError } from "@heimwerk/core/payment/Payments.port.ts"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

import { PaymentNotices } from "../data/PaymentNotices.ts"
import { stripeWebhook } from "../security/stripeWebhook.ts"

/** The payment service repeats a message until it gets a status from 200 to 299. */
const received = HttpServerResponse.empty({ status: 204 })

/**
 * Receives the messages of the payment service. Checks only the signature over the raw body, and no session,
 * cookie or origin. If the state of the payment cannot be read, the answer is 503, so that the payment service
 * sends the message again.
 */
export const layer = HttpRouter.add(
  "POST",
  stripeWebhook,
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const payments = yield* Payments
    const body = new Uint8Array(yield* request.arrayBuffer)
    const notice = yield* payments.notice(body, request.headers["stripe-signature"] ?? "")
    if (notice !== undefined) yield* (yield* PaymentNotices).receive(notice)
    return received
  }).pipe(
    Effect.catchTag("PaymentsError", ({ message, reason }) =>
      Effect.succeed(
        HttpServerResponse.jsonUnsafe(
          { code: reason, message },
          { status: PaymentsError.reasons[reason].status },
        ),
      ),
    ),
  ),
)
