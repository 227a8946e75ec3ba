import { serviceStore } from "@heimwerk/adapters/client/lists/serviceStore.ts"
import { Effect, Exit, type ManagedRuntime, Scope } from "effect"

import type { Command, Open, OpenService, Outcome, Runtime, Services } from "./bridge.ts"

const toOutcome = <A>(command: Command<A>): Effect.Effect<Outcome<A>, never, Services> =>
  Effect.match(command, {
    onSuccess: (value): Outcome<A> => ({ kind: "done", value }),
    onFailure: ({ message }): Outcome<A> => ({ kind: "failed", message }),
  })

/** Wraps an Effect runtime in the functions that components use. */
export const runtimeOver = (runtime: ManagedRuntime.ManagedRuntime<Services, never>): Runtime => {
  const run: Runtime["run"] = (effect, signal) =>
    runtime.runPromise(effect, signal === undefined ? {} : { signal })
  const open = async <Service>(effect: Open<Service>): Promise<OpenService<Service>> => {
    const scope = Scope.makeUnsafe()
    const service = await run(Scope.provide(effect, scope))
    return {
      run: (command, signal) => run(toOutcome(command(service)), signal),
      // Closes the service without the runtime, because a page may close it after the runtime was disposed.
      close: () => void Effect.runFork(Scope.close(scope, Exit.void)),
    }
  }
  return {
    run,
    open,
    openWithState: async (effect, show) => {
      let showNow = () => {}
      const service = await open(
        Effect.tap(effect, ({ state }) => {
          const { get, subscribe } = serviceStore(state)
          showNow = () => show(get())
          return Effect.acquireRelease(
            Effect.sync(() => subscribe(show)),
            (unsubscribe) => Effect.sync(unsubscribe),
          )
        }),
      )
      const runAndShow: typeof service.run = (command, signal) => {
        const outcome = service.run(command, signal)
        showNow()
        return outcome
      }
      return { ...service, run: runAndShow }
    },
  }
}
