import type { Channel } from "../http/contract/search/api.ts"

/**
 * The cookies of one visitor, for a client that runs on a server. Browsers keep cookies themselves.
 * @example
 * import { basket, createShop, type VisitorCookies } from "@heimwerk/adapters/client"
 *
 * const responseHeaders = new Headers()
 * const cookies: VisitorCookies = {
 *   header: "market_id=520",
 *   onSet: (line) => responseHeaders.append("set-cookie", line),
 * }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk", cookies }, { basket })
 * await shop.basket.add({ articleId: "1000001", quantity: 1, deliveryType: "homeDelivery" })
 * responseHeaders.has("set-cookie") // => true
 */
export interface VisitorCookies {
  /** The `Cookie` header of the visitor's request. */
  readonly header: string
  /** Called with each `Set-Cookie` line of the shop, which the server must send to the visitor's browser. */
  readonly onSet?: (line: string) => void
}

/**
 * Options of a client: the address of the shop, and how requests are sent.
 * @example
 * import { createShop, markets, type ShopOptions } from "@heimwerk/adapters/client"
 *
 * const options: ShopOptions = { origin: "https://shop.example", brand: "heimwerk", timeout: 5_000 }
 * const all = await createShop(options, { markets }).markets.all()
 * all.ok && all.value.length // => 12
 */
export interface ShopOptions {
  /** Scheme, host and port, for example `https://shop.example`. */
  readonly origin: string
  /** Name of the brand in the paths of the shop, for example `heimwerk`. */
  readonly brand: string
  /** The search channel of the environment. Default: `cirax`. */
  readonly channel?: Channel
  /**
   * Sends the requests. Default: the global `fetch`. It should reject when `signal` of its options is aborted, which
   * frees the connection; the call ends then in any case. It must not wait for a command of the same shop: the shop's
   * commands are sent one at a time, so both would end at their time limits.
   */
  readonly fetch?: typeof fetch
  /**
   * The visitor's cookies, for a client on a server. By default a client in a browser uses the browser's
   * cookies. Any other client starts without cookies and keeps the cookies that the shop sets.
   */
  readonly cookies?: VisitorCookies
  /** Headers of every request, for example the `traceparent` of the visitor's request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Aborting the signal ends all calls, for example when the visitor's request has ended. */
  readonly signal?: AbortSignal
  /** Time limit of a call with its retries, in ms, or `Infinity`. Default: 10000. */
  readonly timeout?: number
  /**
   * Called with an English sentence when the client is not set up correctly (`Misconfigured`), cannot read an answer or
   * its error code, or leaves out a record that it cannot read. By default, nothing is reported.
   */
  readonly report?: (sentence: string) => void
}
