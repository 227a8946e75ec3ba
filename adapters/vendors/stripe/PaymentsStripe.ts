import { randomUUID } from "node:crypto"

import { Clock, Effect, Layer, Redacted, Schema } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest, HttpClientResponse } from "effect/http"

import { Payments, PaymentsError } from "@heimwerk/core/payment/Payments.port.ts"

import { withinBudget, withRetries } from "../../http/retry.ts"
import { noticeOf } from "./event.ts"
import { refundFields, refundReportOf, StripeRefund, StripeRefunds } from "./refund.ts"
import { reportOf, Session, sessionFields, stripeMethods } from "./session.ts"
import { isSigned } from "./signature.ts"

/** Access to an account at Stripe. */
export interface StripeAccount {
  /** The origin of the API. */
  readonly api: string
  readonly secretKey: Redacted.Redacted
  /** The secret with which Stripe signs its messages to the shop. */
  readonly webhookSecret: Redacted.Redacted
}

/** The version of the API whose fields this adapter reads. */
const version = "2025-03-31.basil"

/** The part of a payment intent that the shop reads. */
const Intent = Schema.Struct({
  metadata: Schema.Struct({ order_id: Schema.optionalKey(Schema.NonEmptyString) }),
})
/** Maximum number of refunds that one request lists. */
const maxRefunds = 100

/** The part of an error of the API that the shop reads. */
const ApiError = Schema.Struct({ error: Schema.Struct({ type: Schema.String }) })

/**
 * Returns the error reason for an HTTP status. 409 (a parallel request with the same key) and 429 (too many
 * requests) count as `Unavailable`, because a later attempt may succeed.
 */
const reasonOf = (status: number): PaymentsError["reason"] => {
  if (status === 404) return "Unknown"
  return status >= 400 && status < 500 && status !== 409 && status !== 429 ? "Refused" : "Unavailable"
}

const toError = (cause: unknown): PaymentsError =>
  cause instanceof PaymentsError ? cause : new PaymentsError({ reason: "Unavailable", cause })

/**
 * Returns the error for an answer. A key that was used with other fields is no refusal: the first request with this key
 * may have succeeded.
 */
const failureOf = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse) {
  const { status } = response
  const type = yield* HttpClientResponse.schemaBodyJson(ApiError)(response).pipe(
    Effect.map(({ error }) => error.type),
    Effect.orElseSucceed(() => "unknown error"),
  )
  const reason = type === "idempotency_error" ? "Unavailable" : reasonOf(status)
  return new PaymentsError({ reason, cause: `Stripe answered ${status} (${type}).` })
})

/**
 * The calls of Stripe's API. The time limit of a call is 10 s, including its retries. Retries are safe, because changes
 * have an idempotency key.
 */
const callsOf = ({ api, secretKey }: StripeAccount) =>
  Effect.map(HttpClient.HttpClient, (plain) => {
    const client = withRetries(plain, 1).pipe(
      HttpClient.mapRequest((request) =>
        request.pipe(
          HttpClientRequest.bearerToken(secretKey),
          HttpClientRequest.setHeader("stripe-version", version),
        ),
      ),
    )
    const read = <A>(request: HttpClientRequest.HttpClientRequest, answer: Schema.Codec<A, unknown>) =>
      Effect.gen(function* () {
        const response = yield* client.execute(request)
        if (response.status !== 200) return yield* yield* failureOf(response)
        return yield* HttpClientResponse.schemaBodyJson(answer)(response)
      }).pipe(withinBudget(toError))
    const addressOf = (...path: ReadonlyArray<string>) =>
      [api, "v1", ...path.map((part) => encodeURIComponent(part))].join("/")
    return {
      get: <A>(
        path: ReadonlyArray<string>,
        urlParams: Readonly<Record<string, string>>,
        answer: Schema.Codec<A, unknown>,
      ) => read(HttpClientRequest.get(addressOf(...path), { urlParams }), answer),
      post: <A>(
        path: ReadonlyArray<string>,
        fields: Readonly<Record<string, string>>,
        key: string,
        answer: Schema.Codec<A, unknown>,
      ) =>
        read(
          HttpClientRequest.post(addressOf(...path)).pipe(
            HttpClientRequest.bodyUrlParams(fields),
            HttpClientRequest.setHeader("idempotency-key", key),
          ),
          answer,
        ),
    }
  })

/**
 * Online payments on the hosted page of Stripe Checkout, through Stripe's public HTTP API. Customers enter
 * their card data on that page, so the data never reach the shop.
 */
export const layer = (account: StripeAccount) =>
  Layer.effect(
    Payments,
    Effect.map(callsOf(account), (calls) => {
      const read = (paymentId: string) =>
        Effect.map(
          calls.get(["checkout", "sessions", paymentId], { "expand[0]": "payment_intent" }, Session),
          reportOf,
        )
      const orderOf = (intent: string) =>
        calls.get(["payment_intents", intent], {}, Intent).pipe(
          Effect.map(({ metadata }) => metadata.order_id),
          Effect.catch((error) =>
            error.reason === "Unknown" ? Effect.succeed(undefined) : Effect.fail(error),
          ),
        )
      return Payments.of({
        methods: ["payInMarket", ...stripeMethods, "bankTransfer"],
        start: Effect.fn("PaymentsStripe.start")((payment, key) =>
          Effect.map(calls.post(["checkout", "sessions"], sessionFields(payment), key, Session), reportOf),
        ),
        read: Effect.fn("PaymentsStripe.read")(read),
        close: Effect.fn("PaymentsStripe.close")((paymentId) =>
          calls
            .post(
              ["checkout", "sessions", paymentId, "expire"],
              { "expand[0]": "payment_intent" },
              // A new key for each call: Stripe would answer a repeated key with a saved error for a day. Ending a
              // payment twice is harmless.
              `expire-${paymentId}-${randomUUID()}`,
              Session,
            )
            .pipe(
              Effect.map(reportOf),
              // Stripe refuses to end a session that is not open. Its state is then only read.
              Effect.catch((error) => (error.reason === "Refused" ? read(paymentId) : Effect.fail(error))),
            ),
        ),
        refund: Effect.fn("PaymentsStripe.refund")((refund, key) =>
          Effect.map(calls.post(["refunds"], refundFields(refund), key, StripeRefund), refundReportOf),
        ),
        refunds: Effect.fn("PaymentsStripe.refunds")((charge) =>
          Effect.map(
            calls.get(["refunds"], { payment_intent: charge, limit: String(maxRefunds) }, StripeRefunds),
            ({ data }) => data.map(refundReportOf).toReversed(),
          ),
        ),
        notice: Effect.fn("PaymentsStripe.notice")(function* (body, header) {
          const nowMillis = yield* Clock.currentTimeMillis
          const secret = Redacted.value(account.webhookSecret)
          if (!isSigned({ body, header, nowMillis, secret }))
            return yield* new PaymentsError({ reason: "Forged" })
          return yield* noticeOf(new TextDecoder().decode(body), orderOf)
        }),
      })
    }),
  ).pipe(
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error", credentials: "omit" })),
    Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
  )
