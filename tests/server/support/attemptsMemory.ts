import { Attempts } from "@heimwerk/server/Attempts.ts"
import { Effect, Layer } from "effect"

/** Tries counted for as long as the layer lasts. */
export const attemptsMemory = Layer.effect(
  Attempts,
  Effect.sync(() => {
    const counted = new Map<string, number>()
    return {
      count: (kind: string, who: string) =>
        Effect.sync(() => {
          const tries = (counted.get(`${kind} ${who}`) ?? 0) + 1
          counted.set(`${kind} ${who}`, tries)
          return tries
        }),
      forgive: (kind: string, who: string) =>
        Effect.sync(() => void counted.set(`${kind} ${who}`, (counted.get(`${kind} ${who}`) ?? 1) - 1)),
    }
  }),
)
