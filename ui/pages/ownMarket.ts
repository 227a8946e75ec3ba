import { Clock, Effect } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingStatus, openRanges, rangesText } from "@heimwerk/core/market/openingHours.ts"
import { forgetMarket, marketCookies, selectedMarket } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { pickupPromise } from "@heimwerk/core/promise/pickupPromise.ts"
import { type BerlinTime, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import type { OwnMarket } from "../layout/ShopData.ts"

/**
 * Returns the visitor's own market. If the market no longer exists, its cookies are removed (storefront 4,
 * market provider). If the market list fails to load, the choice is kept but not shown.
 */
export const ownMarket = Effect.fn("pages.ownMarket")(function* () {
  const jar = yield* CookieJar
  const markets = yield* Markets
  const id = yield* jar.get(marketCookies.id)
  if (id === undefined) return undefined
  const all = yield* markets.all.pipe(Effect.orElseSucceed((): ReadonlyArray<Market> => []))
  const market = selectedMarket(all, id)
  if (market === undefined && all.length > 0) yield* applyCookieChanges(forgetMarket)
  return market
})

/**
 * Returns the texts that say when articles can be collected: one text for articles in stock, one for articles
 * that the market must order.
 */
const pickupTexts = (market: Market, now: BerlinTime): OwnMarket["pickup"] => {
  const stocked = pickupPromise(market, now)?.text
  const ordered = pickupPromise(market, now, false)?.text
  return {
    ...(stocked === undefined ? {} : { G: stocked }),
    ...(ordered === undefined ? {} : { Y: ordered }),
  }
}

/** Returns a market with its current opening status and its pickup promises. */
export const withStatus = Effect.fn("pages.withStatus")(function* (market: Market) {
  const at = berlinTime(yield* Clock.currentTimeMillis)
  const flag = yield* (yield* CookieJar).get(marketCookies.showLocalisationBar)
  const { open, status } = openingStatus(market, at)
  const { address, id, link, name } = market
  return {
    id,
    link,
    name,
    open,
    status,
    street: address.street,
    town: `${address.zip} ${address.city}`,
    today: rangesText(openRanges(market, at.date)),
    isNew: flag !== undefined,
    pickup: pickupTexts(market, at),
  } satisfies OwnMarket
})
