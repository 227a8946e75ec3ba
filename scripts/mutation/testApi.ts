import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import * as TestConsole from "effect/testing/TestConsole"

import { register } from "./registry.ts"

/**
 * The part of `@effect/vitest` that the core's tests use, without the test runner of Vitest. Mutation runs load
 * this module instead of `@effect/vitest` and run the tests in one process.
 */
export { assert, expectTypeOf } from "vitest"
export { describe } from "./registry.ts"

type Test<Args extends ReadonlyArray<unknown>, A> = (...args: Args) => A
type TestEffect = Effect.Effect<unknown, unknown, Scope.Scope>

const environment = Layer.mergeAll(TestConsole.layer, TestClock.layer())

const runEffect = (effect: TestEffect) =>
  Effect.runPromise(Effect.provide(Effect.scoped(effect), environment))
const runLive = (effect: TestEffect) => Effect.runPromise(Effect.scoped(effect))

const effectTest =
  (run: (effect: TestEffect) => Promise<unknown>) => (title: string, test: () => TestEffect) =>
    register(title, () => run(Effect.suspend(test)))

/** Registers tests like `it` of `@effect/vitest`. */
export const it = Object.assign((title: string, test: () => unknown) => register(title, test), {
  each:
    (cases: ReadonlyArray<unknown>) =>
    (title: string, test: Test<ReadonlyArray<unknown>, unknown>): void => {
      for (const one of cases) register(title, () => (Array.isArray(one) ? test(...one) : test(one)))
    },
  effect: Object.assign(effectTest(runEffect), {
    each:
      (cases: ReadonlyArray<unknown>) =>
      (title: string, test: Test<[unknown], TestEffect>): void => {
        for (const one of cases) register(title, () => runEffect(Effect.suspend(() => test(one))))
      },
  }),
  live: effectTest(runLive),
})
