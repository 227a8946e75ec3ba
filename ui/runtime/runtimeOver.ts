import { Effect, Exit, type ManagedRuntime, Scope, Stream, SubscriptionRef } from "effect"

import type { Open, OpenService, Outcome, Runtime, Services } from "./bridge.ts"

/** Wraps an Effect runtime in the functions that components use. */
export const runtimeOver = (runtime: ManagedRuntime.ManagedRuntime<Services, never>): Runtime => {
  const attempt: Runtime["attempt"] = <A, E extends { readonly message: string }>(
    effect: Effect.Effect<A, E, Services>,
  ) =>
    runtime.runPromise(
      Effect.match(effect, {
        onSuccess: (value): Outcome<A> => ({ kind: "done", value }),
        onFailure: ({ message }): Outcome<A> => ({ kind: "failed", message }),
      }),
    )
  const open = async <Service>(effect: Open<Service>): Promise<OpenService<Service>> => {
    const scope = Scope.makeUnsafe()
    const service = await runtime.runPromise(Scope.provide(effect, scope))
    return {
      run: (command) => attempt(command(service)),
      // Not run on the runtime, because a page may close a service after its runtime was disposed.
      close: () => void Effect.runFork(Scope.close(scope, Exit.void)),
    }
  }
  return {
    run: (effect, signal) => runtime.runPromise(effect, signal === undefined ? {} : { signal }),
    attempt,
    start: (effect) => {
      const stop = runtime.runCallback(effect)
      return () => stop()
    },
    open,
    openWithState: (effect, show) =>
      open(
        Effect.tap(effect, ({ state }) =>
          SubscriptionRef.changes(state).pipe(
            Stream.runForEach((next) => Effect.sync(() => show(next))),
            Effect.forkScoped({ startImmediately: true }),
          ),
        ),
      ),
  }
}
