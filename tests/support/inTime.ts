import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

/** Starts an effect immediately in a fiber that returns its exit. */
export const begun = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.forkChild(Effect.exit(effect), { startImmediately: true })

/** Returns the exit of an effect after one minute of test time. */
export const finished = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* begun(effect)
    yield* TestClock.adjust("1 minute")
    return yield* Fiber.join(fiber)
  })
