import { BotCheck, type CheckedForm } from "@heimwerk/core/ports/BotCheck.ts"
import { Effect, type Layer } from "effect"

/** A token of the given bot check. */
export const askToken = (form: CheckedForm, layer: Layer.Layer<BotCheck>) =>
  BotCheck.use((check) => check.token(form)).pipe(Effect.provide(layer))
