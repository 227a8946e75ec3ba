import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

/** Begins an effect at once, in a fiber that tells how it ended. */
export const begun = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.forkChild(Effect.exit(effect), { startImmediately: true })

/** How an effect ends when a minute goes by. */
export const finished = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* begun(effect)
    yield* TestClock.adjust("1 minute")
    return yield* Fiber.join(fiber)
  })
