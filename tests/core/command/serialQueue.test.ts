import { SerialQueue } from "@heimwerk/core/command/SerialQueue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"

describe("the queue of a visitor's calls", () => {
  it.effect("a serial queue runs one call at a time, in the order in which the calls were made", () =>
    Effect.gen(function* () {
      const log: Array<string> = []
      const answer = yield* Deferred.make<void>()
      yield* Effect.gen(function* () {
        const serially = yield* SerialQueue
        const call = (name: string) =>
          Effect.sync(() => log.push(`${name} begins`)).pipe(
            Effect.andThen(Deferred.await(answer)),
            Effect.andThen(Effect.sync(() => log.push(`${name} ends`))),
          )
        const fibers = yield* Effect.forEach(["first", "second"], (name) =>
          Effect.forkChild(serially(call(name)), { startImmediately: true }),
        )
        assert.deepStrictEqual(log, ["first begins"])
        yield* Deferred.succeed(answer, undefined)
        yield* Effect.forEach(fibers, (fiber) => Fiber.join(fiber))
      }).pipe(Effect.provide(SerialQueue.layer))
      assert.deepStrictEqual(log, ["first begins", "first ends", "second begins", "second ends"])
    }),
  )

  it.effect("a serial queue completes a call even if its caller is interrupted", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<string>()
      const arrived: Array<string> = []
      yield* Effect.gen(function* () {
        const serially = yield* SerialQueue
        const caller = yield* Effect.forkChild(
          serially(Effect.tap(Deferred.await(answer), (text) => Effect.sync(() => arrived.push(text)))),
          { startImmediately: true },
        )
        yield* Fiber.interrupt(caller)
        yield* Deferred.succeed(answer, "stored")
        assert.strictEqual(yield* serially(Effect.succeed("next")), "next")
      }).pipe(Effect.provide(SerialQueue.layer))
      assert.deepStrictEqual(arrived, ["stored"])
    }),
  )

  it.effect("a serial queue returns the error of a failed call, and then runs the next call", () =>
    Effect.gen(function* () {
      const results = yield* Effect.gen(function* () {
        const serially = yield* SerialQueue
        return [yield* Effect.flip(serially(Effect.fail("refused"))), yield* serially(Effect.succeed("next"))]
      }).pipe(Effect.provide(SerialQueue.layer))
      assert.deepStrictEqual(results, ["refused", "next"])
    }),
  )
})
