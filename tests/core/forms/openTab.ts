import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import { CraftsmanService } from "@heimwerk/core/forms/craftsman/service.ts"
import { EnergyService } from "@heimwerk/core/forms/energy/service.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { CurrentUser } from "@heimwerk/core/session/CurrentUser.ts"
import { anonymous, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { Context, Effect, Exit, Layer, Scope, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { makeFormServer } from "../../support/oracles/formServer.ts"

/**
 * A browser tab on an unreliable network. Its session storage is kept when a page loads. `reload` leaves the
 * page and opens it again with a form that is not loaded yet.
 */
export const openTab = Effect.gen(function* () {
  const server = makeFormServer()
  let user: SessionUser = anonymous
  const storage = Context.get(yield* Layer.build(KeyValueStorageMemory.layer()), KeyValueStorage)
  const services = Layer.mergeAll(CraftsmanService.layer, EnergyService.layer).pipe(
    Layer.provide(server.layer),
    Layer.provide(Layer.succeed(KeyValueStorage, storage)),
    Layer.provide(
      Layer.succeed(
        CurrentUser,
        Effect.sync(() => user),
      ),
    ),
  )
  const open = Effect.gen(function* () {
    const scope = yield* Scope.make()
    const context = yield* Layer.buildWithScope(Layer.fresh(services), scope)
    return {
      scope,
      craftsman: Context.get(context, CraftsmanService),
      energy: Context.get(context, EnergyService),
    }
  })
  let page = yield* open
  const waited = <A, E>(effect: Effect.Effect<A, E>) =>
    Effect.forkChild(effect, { startImmediately: true }).pipe(Effect.andThen(TestClock.adjust("1 minute")))
  return {
    server,
    storage,
    /** Changes the visitor, who is a guest at first. */
    become: (next: SessionUser) => void (user = next),
    /** The craftsman form of the current page. */
    craftsman: () => page.craftsman,
    energy: () => page.energy,
    craftsmanState: Effect.suspend(() => SubscriptionRef.get(page.craftsman.state)),
    energyState: Effect.suspend(() => SubscriptionRef.get(page.energy.state)),
    reload: Effect.gen(function* () {
      yield* Scope.close(page.scope, Exit.void)
      page = yield* open
    }),
    /** Starts a command and advances the clock by 1 minute, so that every request gets its response. */
    waited,
  }
})
