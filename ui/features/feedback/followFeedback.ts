import type { FeedbackState } from "@heimwerk/core/feedback/FeedbackState.ts"
import { FeedbackService } from "@heimwerk/core/feedback/service.ts"
import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import { stage } from "../../runtime/stage.ts"
import type { Follow } from "../../runtime/useOpened.ts"

/** The feedback dialog of the core. */
export type Feedback = FeedbackService["Service"]

/** The bot check of the dialog is solved in it: what is sent takes the token that it holds, once. */
const solvedInDialog = (takeToken: () => string | undefined) =>
  Layer.succeed(BotCheck, {
    token: () =>
      Effect.suspend(() => {
        const token = takeToken()
        return token === undefined
          ? Effect.fail(new BotCheckError({ reason: "NotSolved" }))
          : Effect.succeed(token)
      }),
  })

/** Opens the dialog's service over an inbox and tells what it shows, until it is interrupted. */
export const followFeedback =
  (inbox: Layer.Layer<FeedbackInbox>, takeToken: () => string | undefined): Follow<Feedback, FeedbackState> =>
  (opened, show) =>
    Effect.gen(function* () {
      const feedback = yield* FeedbackService
      opened(feedback)
      yield* Stream.runForEach(SubscriptionRef.changes(feedback.state), (state) =>
        Effect.sync(() => show(state)),
      )
    }).pipe(
      Effect.provide(
        FeedbackService.layer({ environment: stage }).pipe(
          Layer.provide(Layer.mergeAll(inbox, solvedInDialog(takeToken))),
        ),
      ),
    )
