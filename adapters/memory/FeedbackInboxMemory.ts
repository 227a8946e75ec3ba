import { Effect, Layer } from "effect"

import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { isSendable } from "@heimwerk/core/feedback/submission.ts"
import { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"

/** Takes feedback with a good token into the list given, in the order it came. A repeated key needs no new token. */
export const layer = (taken: Array<Feedback> = []): Layer.Layer<FeedbackInbox, never, BotVerification> =>
  Layer.effect(
    FeedbackInbox,
    Effect.gen(function* () {
      const bots = yield* BotVerification
      const keys = new Set<string>()
      return {
        send: Effect.fn("FeedbackInboxMemory.send")(
          function* (feedback, key) {
            if (keys.has(key)) return
            if (!isSendable(feedback)) return yield* new FeedbackError({ reason: "Invalid" })
            if (!(yield* bots.verify("feedback", feedback.token)))
              return yield* new FeedbackError({ reason: "NotConfirmed" })
            keys.add(key)
            taken.push(feedback)
          },
          Effect.catchTag("BotCheckError", (cause) =>
            Effect.fail(new FeedbackError({ reason: "Unavailable", cause })),
          ),
        ),
      }
    }),
  )
