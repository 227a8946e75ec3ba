import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeGeneralAdmission } from "./admission.ts"
import { keyOf } from "./idempotencyKey.ts"

/** Maximum number of feedback messages per hour and network address. */
const maxFeedback = 30

/** Stored as the environment of feedback in the provider's format, which has no environment field. */
const providerEnvironment = "provider"

/** Handlers of both feedback endpoints. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "feedback",
  Effect.fn(function* (handlers) {
    const inbox = yield* FeedbackInbox
    const admit = yield* makeGeneralAdmission("feedback", maxFeedback)
    const send = (feedback: Feedback, headers: { readonly "idempotency-key"?: string }) =>
      Effect.andThen(admit, inbox.send(feedback, keyOf(headers)))
    return handlers.handleAll({
      send: ({ headers, payload }) => send(payload, headers),
      provide: ({ headers, payload }) => send({ ...payload, environment: providerEnvironment }, headers),
    })
  }),
)
