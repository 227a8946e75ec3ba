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

/** What an answer that is not ok says; whoever asked is told its status and body (storefront 8). */
const failed = Effect.fnUntraced(function* (status: number, text: Effect.Effect<string, unknown>) {
  const body = yield* Effect.orElseSucceed(text, () => "")
  const reason = status === 403 ? "NotHuman" : "Unavailable"
  return yield* new FeedbackError({ reason, cause: new Error(sendingFailed(status, body)) })
})

/**
 * Feedback straight to the provider's public endpoint, in the first reading of the specs: JSON with `g-recaptcha-response`,
 * type, message and source, cookies included; the environment is the host (storefront 7, feedback). The market cookies are
 * set again before by the core, which tells the shop's domain from the provider's.
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
