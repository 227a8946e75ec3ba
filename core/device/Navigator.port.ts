import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/**
 * The address bar. It cannot fail.
 * @stability stable
 */
export class Navigator extends Context.Service<
  Navigator,
  {
    /** Path, query and fragment of the page that is shown: `/meinkonto/anmeldung?x=1#y`. */
    readonly address: Effect.Effect<string>
    /** Goes to an address of the shop. */
    go(address: string): Effect.Effect<void>
    /** Shows another address for the same page, without a new history entry. */
    replace(address: string): Effect.Effect<void>
    /** Loads the page anew. */
    readonly reload: Effect.Effect<void>
  }
>()("core/device/Navigator") {}
