import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeAdmission } from "./admission.ts"
import { keyOf } from "./idempotencyKey.ts"

/** Maximum number of feedback messages per hour and network address. */
const maxFeedback = 30

/** Handler of the feedback endpoint. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "feedback",
  Effect.fn(function* (handlers) {
    const inbox = yield* FeedbackInbox
    const admit = yield* makeAdmission(
      "feedback",
      maxFeedback,
      (reason, cause) => new FeedbackError({ reason, cause }),
    )
    return handlers.handle("send", ({ headers, payload }) =>
      Effect.andThen(admit, inbox.send(payload, keyOf(headers))),
    )
  }),
)
