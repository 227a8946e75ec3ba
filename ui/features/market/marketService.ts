import { Effect, SubscriptionRef } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketCookies, selectMarket } from "@heimwerk/core/market/selection.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

import { publishMarket } from "./otherTabs.ts"

/** The visitor's market. A page that shows one market does not load the list of 300. */
export const open = Effect.gen(function* () {
  const service = yield* MarketService
  const jar = yield* CookieJar
  const hasList = Effect.map(SubscriptionRef.get(service.state), ({ markets }) => markets.length > 0)

  return {
    /** Loads the market list for a store finder that may be opened next. */
    prepare: service.prepare,
    /** Answers the first-visit prompt. */
    confirm: service.setMarketAsNotNew,

    /** Chooses a market and remembers the one before it (storefront 3, market cookies). The page must be loaded again. */
    choose: Effect.fn("market.choose")(function* (market: Pick<Market, "id" | "name">) {
      yield* (yield* hasList)
        ? service.changeMarketId(market.id)
        : applyCookieChanges(selectMarket(market, yield* jar.get(marketCookies.id)))
      yield* Effect.sync(() => publishMarket(market.id))
    }),

    /** Shows the market that another tab has chosen. Without the list, nothing here is out of date. */
    takeOver: Effect.fn("market.takeOver")(function* (marketId: string) {
      if (yield* hasList) yield* service.replace(marketId)
    }),
  }
})
