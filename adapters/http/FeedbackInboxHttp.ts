import { sendingFailed } from "@heimwerk/core/feedback/submission.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { FeedbackApi } from "./contract/feedback.ts"
import { failAs } from "./failAs.ts"

/** Adds the error text of storefront 8 to an error: 'Error sending feedback: {status} {body text}'. */
const withSentence = ({ cause, message, reason }: FeedbackError) =>
  new FeedbackError({
    reason,
    cause: cause === undefined ? sendingFailed(FeedbackError.reasons[reason].status, message) : cause,
  })

/**
 * Sends feedback over HTTP, in the version of the specifications that contains the environment (forms and
 * markets 7, feedback).
 */
export const layer: Layer.Layer<FeedbackInbox, never, ShopClient> = Layer.effect(
  FeedbackInbox,
  Effect.map(clientOf(FeedbackApi), ({ brand, calls }) => ({
    send: Effect.fn("FeedbackInboxHttp.send")((payload, key) =>
      calls.feedback
        .send({ params: { brand }, headers: { "idempotency-key": key }, payload })
        .pipe(failAs(FeedbackError), Effect.mapError(withSentence)),
    ),
  })),
)
