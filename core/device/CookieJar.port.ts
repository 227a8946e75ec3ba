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
 */
export class CookieJar extends Context.Service<
  CookieJar,
  {
    get(name: string): Effect.Effect<string | undefined>
    set(name: string, value: string, options: CookieOptions): Effect.Effect<void>
    remove(name: string): Effect.Effect<void>
  }
>()("core/device/CookieJar") {}
