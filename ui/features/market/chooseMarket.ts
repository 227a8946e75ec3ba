import { Effect, SubscriptionRef } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketCookies, selectMarket } from "@heimwerk/core/market/selection.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

import { publishMarket } from "./otherTabs.ts"

/**
 * Makes a market the visitor's own and remembers the previous one (storefront 3, market cookies). If the
 * market list is loaded, the service does it. Otherwise the cookies are set directly, because a page with
 * one market should not load all 300.
 */
export const chooseMarket = Effect.fn("market.choose")(function* (market: Pick<Market, "id" | "name">) {
  const provider = yield* MarketService
  const jar = yield* CookieJar
  const { markets } = yield* SubscriptionRef.get(provider.state)
  yield* markets.length > 0
    ? provider.changeMarketId(market.id)
    : applyCookieChanges(selectMarket(market, yield* jar.get(marketCookies.id)))
  yield* Effect.sync(() => publishMarket(market.id))
})

/** Confirms the proposed market, so that the question is not asked again. */
export const confirmMarket = MarketService.use((provider) => provider.setMarketAsNotNew)

/**
 * Applies a market chosen in another tab if the list is loaded. Without the list there is no state to
 * update.
 */
export const takeOver = Effect.fn("market.takeOver")(function* (marketId: string) {
  const provider = yield* MarketService
  const { markets } = yield* SubscriptionRef.get(provider.state)
  if (markets.length > 0) yield* provider.replace(marketId)
})
