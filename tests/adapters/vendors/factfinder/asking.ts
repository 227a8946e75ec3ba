import { FactFinder, type FactFinderAddress } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

import { fakeFetch, type Reply } from "../../http/support/fakeShop.ts"

const address: FactFinderAddress = { url: "https://search.example/fact-finder", stage: "prod" }

/**
 * Runs a call to a simulated FACT-Finder with the given replies, retries included. Returns the outcome and
 * every request.
 */
export const asking = <A, E>(
  question: Effect.Effect<A, E, FactFinder>,
  replies: ReadonlyArray<Reply>,
  settings: Partial<FactFinderAddress> = {},
) =>
  Effect.gen(function* () {
    const server = fakeFetch(...replies)
    const fiber = yield* Effect.result(question).pipe(
      Effect.provide(FactFinder.layer({ ...address, ...settings }).pipe(Layer.provide(server.layer))),
      Effect.forkChild({ startImmediately: true }),
    )
    yield* TestClock.adjust("15 seconds")
    return { answer: yield* Fiber.join(fiber), requests: server.requests }
  })
