import { Clock, Effect } from "effect"

import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketCookies, selectedMarket } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { type BerlinTime, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

/** Data that all pages about markets need. */
export interface MarketsNow {
  readonly all: ReadonlyArray<Market>
  /** The visitor's own market; `undefined` if none is chosen or the chosen one no longer exists. */
  readonly own: Market | undefined
  /** The time for which opening states are computed. */
  readonly at: BerlinTime
}

/** Loads all markets, the visitor's own market and the current time. */
export const marketsNow = Effect.fn("pages.marketsNow")(function* () {
  const jar = yield* CookieJar
  const all = yield* (yield* Markets).all
  const own = selectedMarket(all, yield* jar.get(marketCookies.id))
  return { all, own, at: berlinTime(yield* Clock.currentTimeMillis) } satisfies MarketsNow
})
