import { Effect, SubscriptionRef } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketSearchText } from "@heimwerk/core/market/marketSearch.ts"
import { marketCookies, selectMarket } from "@heimwerk/core/market/selection.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

import { publishMarket } from "./otherTabs.ts"

/**
 * Commands for the visitor's own market. They work without the list of all markets, which many pages never
 * load.
 */
export const openMarket = Effect.gen(function* () {
  const service = yield* MarketService
  const jar = yield* CookieJar
  const tracker = yield* Tracker

  /** Before the market list is loaded, the service has no market to update. */
  const takeOver = Effect.fn("market.takeOver")(function* (marketId: string) {
    const { markets } = yield* SubscriptionRef.get(service.state)
    if (markets.length > 0) yield* service.replace(marketId)
  })

  return {
    /** Loads the market list for a store finder that may be opened next. */
    prepare: service.prepare,
    /** Records that the visitor has answered the market question. */
    confirm: service.setMarketAsNotNew,

    /**
     * Makes a market the visitor's own and remembers the previous market (storefront 3, market cookies).
     * Afterwards the page's data must be reloaded.
     */
    choose: Effect.fn("market.choose")(function* (market: Pick<Market, "id" | "name">) {
      yield* applyCookieChanges(selectMarket(market, yield* jar.get(marketCookies.id)))
      yield* takeOver(market.id)
      yield* tracker.push({ event: "markt_aendern_auswahl", market: market.id })
      yield* Effect.sync(() => publishMarket(market.id))
    }),

    /**
     * Counts a submitted search for markets (forms and markets 7). Each Enter or click counts once, also of a search
     * for an address, on every page and in every dialog. A text that is too short starts no search and does not count.
     */
    countSearch: (text: string) =>
      marketSearchText(text) === undefined ? Effect.void : tracker.push({ event: "markt_aendern_suche" }),

    /** Applies the market that another tab has chosen. */
    takeOver,
  }
})
