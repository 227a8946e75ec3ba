import { sendingFailed } from "@heimwerk/core/feedback/submission.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { ProviderFeedback, providerFeedbackPath } from "../../http/contract/feedback.ts"
import { withinBudget, withRetries } from "../../http/retry.ts"

const encode = Schema.encodeEffect(Schema.fromJsonString(ProviderFeedback))

const toError = (cause: unknown) =>
  cause instanceof FeedbackError ? cause : new FeedbackError({ reason: "Unavailable", cause })

/** The error for an answer that is not ok, with status and body for the caller (storefront 8). */
const failed = Effect.fnUntraced(function* (status: number, text: Effect.Effect<string, unknown>) {
  const body = yield* Effect.orElseSucceed(text, () => "")
  const reason = status === 403 ? "NotHuman" : "Unavailable"
  return yield* new FeedbackError({ reason, cause: new Error(sendingFailed(status, body)) })
})

/**
 * Posts feedback to the provider's public endpoint (storefront 7, feedback), in the specs' first version:
 * JSON with `g-recaptcha-response`, type, message and source, and with cookies. The host selects the
 * environment. The core sets the market cookies before, because the provider's domain differs from the
 * shop's.
 *
 * @param origin the provider's host, `hostsOf(environment).feedback`
 */
export const layer = (origin: string): Layer.Layer<FeedbackInbox> =>
  Layer.effect(
    FeedbackInbox,
    Effect.map(HttpClient.HttpClient, (plain) => {
      const client = withRetries(plain)
      return {
        send: Effect.fn("FeedbackInboxProvider.send")(function* ({ message, source, token, type }, key) {
          const body = yield* encode({ token, type, message, ...(source === undefined ? {} : { source }) })
          const response = yield* client.execute(
            HttpClientRequest.post(new URL(providerFeedbackPath, origin)).pipe(
              HttpClientRequest.setHeaders({ "idempotency-key": key, "X-Requested-With": "XMLHttpRequest" }),
              HttpClientRequest.bodyText(body, "application/json"),
            ),
          )
          if (response.status < 200 || response.status >= 300)
            return yield* failed(response.status, response.text)
        }, withinBudget(toError)),
      }
    }),
  ).pipe(
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { credentials: "include" })),
    Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
  )
