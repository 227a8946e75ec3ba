import type { Channel } from "../http/contract/search/api.ts"

/** The cookies of one visitor on a server. Browsers keep cookies themselves. */
export interface VisitorCookies {
  /** The `Cookie` header of the visitor's request. */
  readonly header: string
  /** Called with each `Set-Cookie` line of the shop. Send it on to the visitor. */
  readonly onSet?: (line: string) => void
}

/** Where a shop is and how it is called. */
export interface ShopOptions {
  /** Scheme, host and port, for example `https://shop.example`. */
  readonly origin: string
  /** Name of the brand in the paths of the shop, for example `heimwerk`. */
  readonly brand: string
  /** The search channel of the environment. Default: `cirax`. */
  readonly channel?: Channel
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch
  /** The visitor's cookies on a server. Default: a browser's cookies, elsewhere none at the start. */
  readonly cookies?: VisitorCookies
  /** Headers of every request, for example the `traceparent` of the visitor's request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Ends all calls, for example when the visitor's request has ended. */
  readonly signal?: AbortSignal
  /** Time limit of a call with its retries, in ms. Default: 10000. */
  readonly timeout?: number
  /** Called with an English sentence when the client leaves out a record that it cannot read. Default: nothing. */
  readonly report?: (sentence: string) => void
}
