import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { isSendable } from "@heimwerk/core/feedback/submission.ts"
import { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"

import { makeTurns } from "./requests/inTurn.ts"
import { keyTaken, storedBefore, storeRequest } from "./requests/store.ts"

/** In this order, so that the same feedback is the same text. */
const payloadOf = ({ environment, message, source, type }: Feedback) =>
  JSON.stringify({ type, message, environment, ...(source === undefined ? {} : { source }) })

/** Feedback in the database, from where it is delivered as the requests are. A repeated key needs no new token. */
export const layer: Layer.Layer<FeedbackInbox, never, SqlClient.SqlClient | BotVerification> = Layer.effect(
  FeedbackInbox,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const bots = yield* BotVerification
    const inTurn = makeTurns()
    return {
      send: Effect.fn("FeedbackInboxSql.send")(
        function* (feedback, key) {
          const now = yield* Clock.currentTimeMillis
          const payload = payloadOf(feedback)
          const sending = { key, answers: `feedback ${payload}` }
          if ((yield* storedBefore(sql, sending, now)) !== undefined) return
          if (!isSendable(feedback)) return yield* new FeedbackError({ reason: "Invalid" })
          if (!(yield* bots.verify("feedback", feedback.token))) {
            if ((yield* storedBefore(sql, sending, now)) !== undefined) return
            return yield* new FeedbackError({ reason: "NotConfirmed" })
          }
          yield* storeRequest(sql, { form: "feedback", payload }, sending, now)
        },
        Effect.mapError((error) => {
          if (error === keyTaken) return new FeedbackError({ reason: "Invalid" })
          return error instanceof FeedbackError
            ? error
            : new FeedbackError({ reason: "Unavailable", cause: error })
        }),
        (work, _, key) => inTurn(key, work),
      ),
    }
  }),
)
