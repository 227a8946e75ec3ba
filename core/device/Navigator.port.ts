import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/**
 * The browser's address bar. The port cannot fail.
 * @stability stable
 * @example
 * import { NavigatorMemory } from "@heimwerk/adapters/memory"
 * import { Navigator } from "@heimwerk/core/device"
 * import * as Effect from "effect/Effect"
 *
 * const address = Effect.gen(function* () {
 *   const navigator = yield* Navigator
 *   yield* navigator.go("/warenkorb")
 *   return yield* navigator.address
 * })
 * await Effect.runPromise(Effect.provide(address, NavigatorMemory.layer("/"))) // => "/warenkorb"
 */
export class Navigator extends Context.Service<
  Navigator,
  {
    /** Path, query and fragment of the page that is shown: `/meinkonto/anmeldung?x=1#y`. */
    readonly address: Effect.Effect<string>
    /** Opens an address of the shop. */
    go(address: string): Effect.Effect<void>
    /** Replaces the shown address without loading a page or adding a history entry. */
    replace(address: string): Effect.Effect<void>
    /** Reloads the page. */
    readonly reload: Effect.Effect<void>
  }
>()("core/device/Navigator") {}
