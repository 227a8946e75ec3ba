import { Effect, type Scope } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"

/** Delays an answer until the scheduler releases it. The answer cannot be cancelled. */
export type Arrives = <A, E>(answer: Effect.Effect<A, E>) => Effect.Effect<A, E>

/** A tested service: how to perform an action, the condition after every action, and the check at the end. */
interface Subject<Does> {
  readonly move: (does: Does) => Effect.Effect<void>
  readonly always: Effect.Effect<void>
  readonly finally: Effect.Effect<void>
}

/** A visitor's action, and the pause after it in ms. */
interface Move<Does> {
  readonly does: Does
  readonly rest: number
}

/**
 * Runs a service with random orders of visitor actions and answers. Answers arrive in any order, also after
 * later actions. `open` builds the service with ports whose answers the scheduler releases.
 */
export const inAnyOrder = <Does extends string>(
  moves: ReadonlyArray<Does>,
  numRuns: number,
  open: (arrives: Arrives) => Effect.Effect<Subject<Does>, never, Scope.Scope>,
) =>
  Effect.gen(function* () {
    const context = yield* Effect.context()
    const run = (effect: Effect.Effect<void>) => Effect.runPromiseWith(context)(effect)
    const all = fc.array(
      fc.record({ does: fc.constantFrom(...moves), rest: fc.constantFrom(0, 100, 600, 1_300, 2_500) }),
      { minLength: 1, maxLength: 8 },
    )
    const property = fc.asyncProperty(fc.scheduler(), all, (scheduler, steps: ReadonlyArray<Move<Does>>) =>
      Effect.gen(function* () {
        const service: Subject<Does> = yield* open((answer) =>
          Effect.promise(() => scheduler.schedule(Promise.resolve())).pipe(
            Effect.andThen(answer),
            Effect.uninterruptible,
          ),
        )
        const step = ({ does, rest }: Move<Does>) =>
          service
            .move(does)
            .pipe(
              Effect.andThen(service.always),
              Effect.andThen(TestClock.adjust(rest)),
              Effect.andThen(service.always),
            )
        const done = scheduler.scheduleSequence(steps.map((one) => () => run(step(one))))
        yield* Effect.promise(() => scheduler.waitFor(done.task))
        for (let times = 0; times < 3; times++) {
          yield* TestClock.adjust("5 seconds")
          yield* Effect.promise(() => scheduler.waitIdle())
          yield* service.always
        }
        yield* service.finally
      }).pipe(Effect.scoped, Effect.runPromiseWith(context)),
    )
    yield* Effect.promise(() => fc.assert(property, { numRuns }))
  })
