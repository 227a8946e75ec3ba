import { Effect, SubscriptionRef } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketCookies, selectMarket } from "@heimwerk/core/market/selection.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

import { publishMarket } from "./otherTabs.ts"

/**
 * Makes a market the visitor's own; the one before it is remembered (storefront 3, market cookies). The service does it when
 * it has the list; for a page that shows one market, 300 need not be loaded.
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

/** The visitor has seen the market that was proposed: there is no more to ask. */
export const confirmMarket = MarketService.use((provider) => provider.setMarketAsNotNew)

/** Takes over what another tab has chosen, where the list is there; without it there is nothing to be out of date. */
export const takeOver = Effect.fn("market.takeOver")(function* (marketId: string) {
  const provider = yield* MarketService
  const { markets } = yield* SubscriptionRef.get(provider.state)
  if (markets.length > 0) yield* provider.replace(marketId)
})
