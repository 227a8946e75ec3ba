import { screen } from "@testing-library/react"
import { Effect, SubscriptionRef } from "effect"

export const unloadedText =
  "Das hat nicht geklappt. Bitte versuche es noch einmal. Hilft das nicht, lade die Seite neu."
export const offlineText = "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal."

/** Makes a service that counts, and a log of its openings, its releases and its commands `add`. */
export const makeCounter = () => {
  const log: Array<string> = []
  const open = (shown: number) =>
    Effect.gen(function* () {
      log.push(`open ${shown}`)
      yield* Effect.addFinalizer(() => Effect.sync(() => log.push("release")))
      const state = yield* SubscriptionRef.make(shown)
      return {
        state,
        add: (by: number) =>
          Effect.suspend(() => {
            log.push(`add ${by}`)
            return SubscriptionRef.updateAndGet(state, (count) => count + by)
          }),
        refuse: Effect.fail({ message: "Das geht nicht." }),
      }
    })
  return { log, open }
}
export type Counter = Effect.Success<ReturnType<ReturnType<typeof makeCounter>["open"]>>

/** A loader that fails the given number of times before it succeeds. */
export const flaky = <A>(value: A, failures: number) => {
  let left = failures
  return () => (left-- > 0 ? Promise.reject(new Error("The script did not come.")) : Promise.resolve(value))
}

/** Returns the text of the element that shows the state. */
export const shown = () => screen.getByTestId("shown").textContent
