import * as BotCheckHttp from "@heimwerk/adapters/http/requests/BotCheckHttp.ts"
import { BotCheck, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Layer } from "effect"

import { requests } from "./requests.ts"

/** The bot check that the shop's settings select. */
export const layer = BotCheckHttp.layer.pipe(Layer.provide(requests))

/**
 * Opens the bot check. Each token is requested separately, so that interrupting a request removes the
 * vendor's widget.
 */
export const openBotCheck = (check: Layer.Layer<BotCheck>) =>
  Effect.succeed({
    /** Gets a token for one submission. A failure is logged (ADR 0096, point 17). */
    token: (form: CheckedForm) =>
      BotCheck.use((port) => port.token(form)).pipe(
        Effect.provide(check),
        Effect.tapError((error) => Effect.logWarning("The bot check gave no token.", error.cause ?? error)),
      ),
  })
