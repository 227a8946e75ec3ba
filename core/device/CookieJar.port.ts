import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Lifetime and scope of a cookie. */
export interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly path: string
  /** Domain whose hosts all receive the cookie. Without it, only the host that sets it. */
  readonly domain?: string
}

/**
 * The shop's own cookies, from a browser, a request or a file. It cannot fail.
 * @stability stable
 */
export class CookieJar extends Context.Service<
  CookieJar,
  {
    get(name: string): Effect.Effect<string | undefined>
    set(name: string, value: string, options: CookieOptions): Effect.Effect<void>
    remove(name: string): Effect.Effect<void>
  }
>()("core/device/CookieJar") {}
