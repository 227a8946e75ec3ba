import { sendingFailed } from "@heimwerk/core/feedback/submission.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { MessageInvalid, FeedbackApi } from "./contract/feedback.ts"
import { NotHuman } from "./contract/forms/problems.ts"
import { TooManyTries } from "./contract/problem.ts"
import { withinBudget } from "./retry.ts"

const isNotHuman = Schema.is(NotHuman)
const isMessageInvalid = Schema.is(MessageInvalid)
const isTooManyTries = Schema.is(TooManyTries)

const toError = (cause: unknown) => {
  if (isNotHuman(cause))
    return new FeedbackError({ reason: "NotConfirmed", cause: sendingFailed(403, cause.message) })
  if (isMessageInvalid(cause))
    return new FeedbackError({ reason: "Invalid", cause: sendingFailed(422, cause.message) })
  if (isTooManyTries(cause))
    return new FeedbackError({ reason: "Unavailable", cause: sendingFailed(429, cause.message) })
  return new FeedbackError({ reason: "Unavailable", cause })
}

const answer = withinBudget(toError)

/** Feedback to a shop over HTTP, in the reading that carries the environment too (forms and markets 7, feedback). */
export const layer: Layer.Layer<FeedbackInbox, never, ShopClient> = Layer.effect(
  FeedbackInbox,
  Effect.map(clientOf(FeedbackApi), ({ brand, calls }) => ({
    send: Effect.fn("FeedbackInboxHttp.send")((payload, key) =>
      answer(calls.feedback.send({ params: { brand }, headers: { "idempotency-key": key }, payload })),
    ),
  })),
)
