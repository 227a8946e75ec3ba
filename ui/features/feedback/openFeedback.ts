import { FeedbackService } from "@heimwerk/core/feedback/service.ts"
import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Effect, Layer } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"
import { environment } from "../../runtime/stage.ts"

/**
 * Provides the bot check that the visitor has solved in the feedback form. Each submission uses up its
 * token.
 */
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

/** Opens the service of the feedback dialog with the given inbox. */
export const openFeedback = (inbox: Layer.Layer<FeedbackInbox>, takeToken: () => string | undefined) =>
  openLayer(
    FeedbackService,
    FeedbackService.layer({ environment }).pipe(
      Layer.provide(Layer.mergeAll(inbox, solvedInDialog(takeToken))),
    ),
  )
