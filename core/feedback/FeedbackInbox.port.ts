import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Feedback } from "./Feedback.ts"
import { feedbackFailed } from "./submission.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"

const reasons = {
  NotHuman: { status: 403, message: feedbackFailed },
  MessageInvalid: { status: 422, message: feedbackFailed },
  Unavailable: { status: 503, message: feedbackFailed },
} as const

/**
 * Sending feedback failed (storefront 8): the bot check was rejected, or the inbox is unavailable. Visitors
 * see the same banner in both cases. `cause` contains the text of `sendingFailed`.
 * @stability stable
 */
export class FeedbackError extends Data.TaggedError("FeedbackError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * Accepts feedback. The two specifications define different requests (storefront 7; forms and markets 7):
 * one contains token, type, message and source, the other also the environment. Feedback contains all of
 * these, so adapters of both requests implement this port.
 * @stability stable
 */
export class FeedbackInbox extends Context.Service<
  FeedbackInbox,
  {
    /** Submits feedback. Feedback with the same key is stored once. */
    send(feedback: Feedback, key: IdempotencyKey): Effect.Effect<void, FeedbackError>
  }
>()("core/feedback/FeedbackInbox") {}
