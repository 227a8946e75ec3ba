import { Clock, Effect } from "effect"

import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketCookies, selectedMarket } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { type BerlinTime, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

/** What a page about markets begins with. */
export interface MarketsNow {
  readonly all: ReadonlyArray<Market>
  /** The visitor's own, if it is among them. */
  readonly own: Market | undefined
  /** The moment they are shown at. */
  readonly at: BerlinTime
}

/** All markets, the visitor's own among them, and the time: asked once for a whole page. */
export const marketsNow = Effect.fn("pages.marketsNow")(function* () {
  const jar = yield* CookieJar
  const all = yield* (yield* Markets).all
  const own = selectedMarket(all, yield* jar.get(marketCookies.id))
  return { all, own, at: berlinTime(yield* Clock.currentTimeMillis) } satisfies MarketsNow
})
