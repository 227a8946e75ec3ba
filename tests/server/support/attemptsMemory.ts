import { Attempts } from "@heimwerk/server/security/Attempts.ts"
import { Clock, Effect, Layer } from "effect"

/** Counts attempts in memory until their time window ends. */
export const attemptsMemory = Layer.effect(
  Attempts,
  Effect.sync(() => {
    const counted = new Map<string, { readonly tries: number; readonly begun: number }>()
    return {
      count: (kind: string, who: string, windowMillis: number) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const before = counted.get(`${kind} ${who}`)
          const isOver = before === undefined || before.begun <= now - windowMillis
          const { begun, tries } = isOver ? { begun: now, tries: 1 } : { ...before, tries: before.tries + 1 }
          counted.set(`${kind} ${who}`, { begun, tries })
          return tries
        }),
      begun: (kind: string, who: string) => Effect.sync(() => counted.get(`${kind} ${who}`)?.begun),
      forgive: (kind: string, who: string) =>
        Effect.sync(() => {
          const before = counted.get(`${kind} ${who}`)
          if (before !== undefined) counted.set(`${kind} ${who}`, { ...before, tries: before.tries - 1 })
        }),
    }
  }),
)
