import * as Effect from "effect/Effect"

import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { FeedbackError, type FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { isSendable } from "@heimwerk/core/feedback/submission.ts"

import { makeAcceptRequest, RequestRefused, type RequestStore } from "./acceptRequest.ts"

/** Writes feedback as JSON. Its keys have a fixed order, so that equal feedback gives equal text. */
const payloadOf = ({ environment, message, source, type }: Feedback) =>
  JSON.stringify({ type, message, environment, ...(source === undefined ? {} : { source }) })

const reasons = { Invalid: "MessageInvalid", NotHuman: "NotHuman", TooManyMails: "Unavailable" } as const

const toError = (error: unknown) =>
  error instanceof RequestRefused
    ? new FeedbackError({ reason: reasons[error.reason] })
    : new FeedbackError({ reason: "Unavailable", cause: error })

/** The inbox of feedback. It uses the same store as the request forms. */
export const feedbackInboxOver = Effect.fnUntraced(function* (store: RequestStore) {
  const accept = yield* makeAcceptRequest(store)
  const inbox: FeedbackInbox["Service"] = {
    send: Effect.fn("feedbackInboxOver.send")((feedback, key) => {
      const payload = payloadOf(feedback)
      return accept({
        form: "feedback",
        checkedAs: "feedback",
        token: feedback.token,
        key,
        answers: `feedback ${payload}`,
        payload: Effect.succeed(isSendable(feedback) ? payload : undefined),
      }).pipe(Effect.asVoid, Effect.mapError(toError))
    }),
  }
  return inbox
})
