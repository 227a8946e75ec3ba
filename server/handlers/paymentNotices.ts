import { Payments, PaymentsError } from "@heimwerk/core/payment/Payments.port.ts"
import { Clock, Duration, Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

import { PaymentNotices } from "../data/PaymentNotices.ts"
import { stripeWebhook } from "../security/stripeWebhook.ts"
import { countRefusal, publishRefusals } from "../telemetry/measures.ts"

/** The payment service repeats a message until it gets a status from 200 to 299. */
const received = HttpServerResponse.empty({ status: 204 })

/** The reason of the metric for messages that the payment service did not sign. Anybody can send such a message. */
const forged = "ForgedPaymentNotice"

/** Minimum time between two warnings about forged messages. */
const logInterval = Duration.minutes(1)

/**
 * Makes an effect that counts a forged message and logs a warning, at most one a minute. A wrong secret or a wrong clock
 * makes every message look forged, and the shop then learns late which orders are paid.
 */
const makeForgedReport = Effect.gen(function* () {
  yield* publishRefusals(forged)
  let quietUntil = 0
  return Effect.gen(function* () {
    yield* countRefusal(forged)
    const now = yield* Clock.currentTimeMillis
    if (now < quietUntil) return
    quietUntil = now + Duration.toMillis(logInterval)
    yield* Effect.logWarning(
      `A message of Stripe was refused: STRIPE_WEBHOOK_SECRET did not sign it, or it is more than 5 minutes old. Check the secret and the clock of this server.`,
    )
  })
})

/**
 * Receives the messages of the payment service. Checks only the signature over the raw body, and no session,
 * cookie or origin. If the state of the payment cannot be read, the answer is 503, so that the payment service
 * sends the message again.
 */
export const layer = Layer.unwrap(
  Effect.map(makeForgedReport, (reportForged) =>
    HttpRouter.add(
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
        Effect.tapErrorTag("PaymentsError", ({ reason }) =>
          reason === "Forged" ? reportForged : Effect.void,
        ),
        Effect.catchTag("PaymentsError", ({ message, reason }) =>
          Effect.succeed(
            HttpServerResponse.jsonUnsafe(
              { code: reason, message },
              { status: PaymentsError.reasons[reason].status },
            ),
          ),
        ),
      ),
    ),
  ),
)
