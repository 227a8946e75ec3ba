import { Clock, Context, Effect, Layer } from "effect"

import { BotCheck, BotVerification, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"

/** Lifetime of a bot check token: 10 minutes, in ms. */
export const tokenLifetime = 10 * 60 * 1000

/**
 * The browser side and the server side of a bot check without a task. Every caller gets a token, which is
 * valid once, for one form and for 10 minutes.
 */
export const layer: Layer.Layer<BotCheck | BotVerification> = Layer.effectContext(
  Effect.sync(() => {
    const given = new Map<string, { readonly form: CheckedForm; readonly at: number }>()
    let count = 0
    return Context.make(BotCheck, {
      token: (form) =>
        Effect.map(Clock.currentTimeMillis, (at) => {
          const token = `memory-${++count}`
          given.set(token, { form, at })
          return token
        }),
    }).pipe(
      Context.add(BotVerification, {
        verify: (form, token) =>
          Effect.map(Clock.currentTimeMillis, (now) => {
            const found = given.get(token)
            if (found?.form !== form) return false
            given.delete(token)
            return now < found.at + tokenLifetime
          }),
      }),
    )
  }),
)
