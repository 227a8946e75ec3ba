import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"

/**
 * Runs one call at a time, in the order in which the calls were made. A call completes even if its caller is
 * interrupted, for example because the visitor leaves the page.
 */
type RunSerially = <A, E>(call: Effect.Effect<A, E>) => Effect.Effect<A, E>

const make = Effect.gen(function* () {
  const scope = yield* Effect.scope
  const turn = yield* Semaphore.make(1)
  const serially: RunSerially = (call) =>
    turn.withPermit(call).pipe(Effect.forkIn(scope, { startImmediately: true }), Effect.flatMap(Fiber.join))
  return serially
})

/**
 * The queue of one visitor, shared by basket, wishlist and account. Without it, two changes of a new visitor
 * could start two sessions, and a change could be sent with a session that is about to end. In a Node process
 * each visitor has a separate queue.
 */
export class SerialQueue extends Context.Service<SerialQueue, RunSerially>()("core/command/SerialQueue") {
  static readonly layer = Layer.effect(this, make)
}
