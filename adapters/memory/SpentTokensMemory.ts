import { Clock, Effect, Layer } from "effect"

import { randomKey } from "@heimwerk/core/command/randomKey.ts"

import { SpentTokens } from "../vendors/altcha/server/SpentTokens.ts"

/** Used bot check tokens in memory, with a random signing key. */
export const layer: Layer.Layer<SpentTokens> = Layer.effect(
  SpentTokens,
  Effect.gen(function* () {
    const used = new Map<string, number>()
    const secret = `${yield* randomKey}${yield* randomKey}`
    return {
      secret: Effect.succeed(secret),
      spend: (id, until) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          for (const [old, end] of used) if (end <= now) used.delete(old)
          if (used.has(id)) return false
          used.set(id, until)
          return true
        }),
    }
  }),
)
