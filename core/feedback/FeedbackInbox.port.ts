import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Feedback } from "./Feedback.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { feedbackReasons } from "./feedbackReasons.ts"

/**
 * Sending feedback failed (storefront 8): the bot check was rejected, the message is invalid, or the inbox is
 * unavailable, each with the same banner for visitors. After too many tries the banner says how long to wait. If the
 * HTTP adapter has no other cause, it sets `cause` to a message for developers: `Error sending feedback: {status} {body
 * text}`.
 * @stability stable
 * @example
 * import { FeedbackError } from "@heimwerk/core/feedback"
 *
 * new FeedbackError({ reason: "Unavailable" }).message
 * // => "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."
 */
export class FeedbackError extends Data.TaggedError("FeedbackError")<ErrorFields<typeof feedbackReasons>> {
  static readonly reasons: typeof feedbackReasons = feedbackReasons

  override get message() {
    return feedbackReasons[this.reason].message
  }
}

/**
 * Accepts feedback. The two specifications define different requests (storefront 7; forms and markets 7): one
 * contains token, type, message and source, the other also the environment. `Feedback` has the fields of
 * both, so this port can be implemented for either request.
 * @stability stable
 * @example
 * import { FeedbackInbox } from "@heimwerk/core/feedback"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const stored: Array<string> = []
 * const inbox = Layer.succeed(FeedbackInbox, {
 *   send: ({ message }) => Effect.sync(() => void stored.push(message)),
 * })
 * const praise = { type: "like", message: "Schnelle Lieferung", token: "token", environment: "prod" } as const
 * const send = FeedbackInbox.use((port) => port.send(praise, crypto.randomUUID()))
 * await Effect.runPromise(Effect.provide(send, inbox))
 * stored // => ["Schnelle Lieferung"]
 */
export class FeedbackInbox extends Context.Service<
  FeedbackInbox,
  {
    /** Submits feedback. Feedback with the same key is stored once. */
    send(feedback: Feedback, key: IdempotencyKey): Effect.Effect<void, FeedbackError>
  }
>()("core/feedback/FeedbackInbox") {}
