import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** How long and where a cookie is valid. */
export interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly path: string
  /** The domain whose every host gets the cookie; without it, the host that sets it alone. */
  readonly domain?: string
}

/**
 * The cookies the shop itself reads and writes: the browser's, a request's, or a file's. It cannot fail.
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
