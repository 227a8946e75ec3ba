import { Effect } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketCookies, selectMarket } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/ports/CookieJar.ts"

/** Makes a market the visitor's own; the one before it is remembered (storefront 3, market cookies). */
export const chooseMarket = Effect.fn("market.choose")(function* (market: Pick<Market, "id" | "name">) {
  const jar = yield* CookieJar
  const previousId = yield* jar.get(marketCookies.id)
  yield* applyCookieChanges(selectMarket(market, previousId))
})
