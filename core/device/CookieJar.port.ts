import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Lifetime and scope of a cookie. */
export interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly path: string
  /** Domain whose hosts all receive the cookie. Default: only the host that sets the cookie. */
  readonly domain?: string
}

/**
 * The shop's own cookies, stored in a browser, a request or a file. The port cannot fail.
 * @stability stable
 * @example
 * import { CookieJarMemory } from "@heimwerk/adapters/memory"
 * import { CookieJar } from "@heimwerk/core/device"
 * import * as Effect from "effect/Effect"
 *
 * const market = CookieJar.use((jar) => jar.get("market_id"))
 * await Effect.runPromise(Effect.provide(market, CookieJarMemory.layer({ market_id: "520" }))) // => "520"
 */
export class CookieJar extends Context.Service<
  CookieJar,
  {
    get(name: string): Effect.Effect<string | undefined>
    set(name: string, value: string, options: CookieOptions): Effect.Effect<void>
    remove(name: string): Effect.Effect<void>
  }
>()("core/device/CookieJar") {}
