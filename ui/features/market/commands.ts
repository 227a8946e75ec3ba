import { Effect } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketCookies, selectMarket } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/ports/CookieJar.ts"

/** Makes a market the visitor's own; the one before it is remembered. */
export const choose = Effect.fn("market.choose")(function* (market: Pick<Market, "id" | "name">) {
  const jar = yield* CookieJar
  yield* applyCookieChanges(selectMarket(market, yield* jar.get(marketCookies.id)))
})
