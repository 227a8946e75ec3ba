import { Effect, Layer, Redacted, Schema } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"

import { BotCheckError, BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"

/** A vendor that verifies its own tokens (wire contracts 4.1 and 4.2). */
export interface VerifyingVendor {
  /** The address for verification. Default: the vendor's public address. */
  readonly address?: string
  readonly secret: Redacted.Redacted
}

/** Timeout of a verification: 5 s. When it expires, the form is not sent (quality T-I9). */
const timeout = "5 seconds"

/** Maximum length of a vendor's answer, in characters. Real answers are smaller. */
const longestAnswer = 16 * 1024

const addresses = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
} as const

const Answer = Schema.fromJsonString(
  Schema.Struct({ success: Schema.Boolean, action: Schema.optionalKey(Schema.String) }),
)
const read = Schema.decodeUnknownEffect(Answer)

const short = (text: string) =>
  text.length <= longestAnswer ? Effect.succeed(text) : Effect.fail("The answer is too long.")

/**
 * The server's side of a vendor's bot check. The vendor verifies every token and rejects used ones. A
 * Turnstile token is valid only for the form named in its action. A reCAPTCHA token is valid for any form.
 */
export const layer = (
  vendor: keyof typeof addresses,
  { address = addresses[vendor], secret }: VerifyingVendor,
): Layer.Layer<BotVerification> =>
  Layer.effect(
    BotVerification,
    Effect.map(HttpClient.HttpClient, (client) => ({
      verify: Effect.fn("BotVerificationVendor.verify")(
        function* (form, token) {
          if (token.trim() === "") return false
          const response = yield* HttpClient.filterStatusOk(client).execute(
            HttpClientRequest.post(address).pipe(
              HttpClientRequest.bodyUrlParams({ secret: Redacted.value(secret), response: token }),
            ),
          )
          const { action, success } = yield* Effect.flatMap(response.text, short).pipe(Effect.flatMap(read))
          return success && (vendor === "recaptcha" || action === form)
        },
        Effect.timeout(timeout),
        Effect.mapError((cause) => new BotCheckError({ reason: "Unavailable", cause })),
      ),
    })),
  ).pipe(
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error", credentials: "omit" })),
    Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
  )
