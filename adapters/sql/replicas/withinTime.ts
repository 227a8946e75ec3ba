import { type Duration, Effect, Exit, Fiber } from "effect"

/**
 * Fails with `TimeoutError` if a statement takes longer than a limit, and ends the statement in the background. The driver
 * needs up to 5 s to end a statement of a server that is silent.
 */
export const withinTime = <A, E, R>(statement: Effect.Effect<A, E, R>, limit: Duration.Input) =>
  Effect.flatMap(Effect.forkDetach(statement, { startImmediately: true }), (fiber) =>
    Fiber.join(fiber).pipe(
      Effect.timeout(limit),
      Effect.onExit((exit) =>
        Exit.isSuccess(exit) ? Effect.void : Effect.asVoid(Effect.forkDetach(Fiber.interrupt(fiber))),
      ),
    ),
  )
