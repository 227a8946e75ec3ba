/**
 * Error codes with which every call can fail.
 * @example
 * import type { CommonCode } from "@heimwerk/adapters/client"
 *
 * const canRetry = (code: CommonCode) => code === "Unavailable"
 * canRetry("Aborted") // => false
 */
export type CommonCode = "Invalid" | "Unavailable" | "Misconfigured" | "Aborted"

/**
 * Why a call failed: a stable code for programs and one German sentence for people.
 * @example
 * import type { ShopFailure } from "@heimwerk/adapters/client"
 *
 * const text = ({ code, message }: ShopFailure) => `${message} (${code})`
 * text({ code: "UnknownLine", message: "Dieser Artikel liegt nicht mehr in deinem Warenkorb." })
 * // => "Dieser Artikel liegt nicht mehr in deinem Warenkorb. (UnknownLine)"
 */
export interface ShopFailure<Code extends string = string> {
  /**
   * An error code of the called function, for example `VoucherUnknown`, or one of four codes that every call
   * can return. `Invalid`: the shop cannot read the request, or an id is empty, `.` or `..`, and nothing was sent.
   * `Unavailable`: no usable answer within the time limit. `Misconfigured`: the address, the brand, a header or the
   * certificate is wrong, and `detail` says what to do. `Aborted`: the caller's signal was aborted.
   */
  readonly code: Code
  readonly message: string
  /**
   * Set if there is no network, if the connection was cut within the answer, or if the shop did not answer within the
   * time limit. The shop may have run a command of which this is set, so repeat it only with its key.
   */
  readonly isOffline?: boolean
  /**
   * An English sentence for developers: what happened, and what to do. Do not show it to visitors. Set for
   * `Misconfigured`, with `isOffline`, and for an answer that cannot be read or has an unknown code.
   */
  readonly detail?: string
}

/**
 * The result of a call. Calls never reject.
 * @example
 * import type { Answer } from "@heimwerk/adapters/client"
 *
 * const text = (answer: Answer<number>) => (answer.ok ? `${answer.value} Märkte` : answer.error.message)
 * text({ ok: true, value: 12 }) // => "12 Märkte"
 */
export type Answer<A, Code extends string = string> =
  { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: ShopFailure<Code> }

/**
 * Options of every call.
 * @example
 * import { type CallOptions, createShop, markets } from "@heimwerk/adapters/client"
 *
 * const options: CallOptions = { signal: AbortSignal.abort() }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const answer = await shop.markets.all(options)
 * answer.ok ? "answered" : answer.error.code // => "Aborted"
 */
export interface CallOptions {
  /**
   * Aborting the signal ends the call with the code `Aborted`. A command of `basket` or `wishlist` that was given before
   * still completes, and its store shows the result.
   */
  readonly signal?: AbortSignal
}

/**
 * Options of a command: a call that changes something.
 * @example
 * import { type CommandOptions, createShop, newsletter } from "@heimwerk/adapters/client"
 *
 * const options: CommandOptions = { key: crypto.randomUUID() }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { newsletter })
 * const answer = await shop.newsletter.subscribe({ email: "anna.berg@kunde.example", ...options })
 * answer.ok // => true
 */
export interface CommandOptions extends CallOptions {
  /**
   * The idempotency key. Default: a new key for each call. Give the key of an earlier call to repeat its
   * command without a second effect.
   */
  readonly key?: string
}
