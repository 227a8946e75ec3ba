import { Effect, type Scope } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"

/** An answer that arrives when the scheduler says so, and cannot be called off. */
export type Arrives = <A, E>(answer: Effect.Effect<A, E>) => Effect.Effect<A, E>

/** A service under test: how a move is done, and what must hold at any moment and at the end. */
interface Subject<Does> {
  readonly move: (does: Does) => Effect.Effect<void>
  readonly always: Effect.Effect<void>
  readonly finally: Effect.Effect<void>
}

/** Something the visitor does, and for how long nothing else happens then. */
interface Move<Does> {
  readonly does: Does
  readonly rest: number
}

/**
 * Runs a service through schedules of what a visitor does and of the answers to it, which come in any order and mixed with
 * what is done next. `open` makes the service with ports whose answers arrive by the scheduler.
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
