import { BotCheck, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, type Layer } from "effect"

import type { Outcome } from "./bridge.ts"

/**
 * Solves a bot check and returns its token. A failure is logged and returned as a German message (DESIGN
 * decision 17).
 */
export const askToken = (form: CheckedForm, layer: Layer.Layer<BotCheck>): Effect.Effect<Outcome<string>> =>
  BotCheck.use((check) => check.token(form)).pipe(
    Effect.provide(layer),
    Effect.tapError((error) => Effect.logWarning("The bot check gave no token.", error.cause ?? error)),
    Effect.match({
      onSuccess: (value): Outcome<string> => ({ kind: "done", value }),
      onFailure: ({ message }): Outcome<string> => ({ kind: "failed", message }),
    }),
  )
