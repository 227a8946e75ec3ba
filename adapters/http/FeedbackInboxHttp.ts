import { sendingFailed } from "@heimwerk/core/feedback/submission.ts"
import { FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { feedback } from "../client/feedback.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(FeedbackError)

/** Adds the error text of storefront 8 to an error: 'Error sending feedback: {status} {body text}'. */
const withSentence = ({ message, reason }: FeedbackError) =>
  new FeedbackError({ reason, cause: sendingFailed(FeedbackError.reasons[reason].status, message) })

/** Sends feedback over HTTP in the format that contains the environment (forms and markets 7, feedback). */
export const layer: Layer.Layer<FeedbackInbox, never, ShopConnection> = Layer.effect(
  FeedbackInbox,
  Effect.map(ShopConnection, (shop) => {
    const calls = feedback(shop)
    return {
      send: ({ token, ...rest }, key) =>
        answer((signal) => calls.send({ ...rest, captchaToken: token, key, signal })).pipe(
          Effect.mapError(withSentence),
        ),
    }
  }),
)
