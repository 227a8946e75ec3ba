import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeAdmission } from "./admission.ts"
import { keyOf } from "./commandKey.ts"
import { feedbackProblem, unavailable } from "./problems.ts"

/** So much feedback within an hour, of one address on the network. */
const mostFeedback = 30

/** The reading of the provider names no environment: its host is it. */
const providerEnvironment = "provider"

/** Feedback, in both readings of the specs. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "feedback",
  Effect.fn(function* (handlers) {
    const inbox = yield* FeedbackInbox
    const admit = yield* makeAdmission("feedback", mostFeedback)
    const busy = unavailable(new FeedbackError({ reason: "Unavailable" }))
    const take = (feedback: Feedback, headers: { readonly "idempotency-key"?: string }) =>
      Effect.andThen(admit(busy), Effect.mapError(inbox.send(feedback, keyOf(headers)), feedbackProblem))
    return handlers.handleAll({
      send: ({ headers, payload }) => take(payload, headers),
      provide: ({ headers, payload }) => take({ ...payload, environment: providerEnvironment }, headers),
    })
  }),
)
