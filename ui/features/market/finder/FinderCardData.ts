import type { MarketItem } from "@heimwerk/core/market/finder/finderView.ts"
import { openRanges, rangesText } from "@heimwerk/core/market/openingHours.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { type ContactLink, phoneLink, routeLink } from "../contact.ts"
import { marketSummary, type MarketSummary } from "../marketSummary.ts"

/** A market as shown in the finder's list, map and comparison. */
export interface FinderCardData extends MarketSummary {
  readonly indicator: MarketItem["indicator"]
  readonly isNearestWithStock: boolean
  /** Today's opening hours, for example `08:00 - 20:00`, or `geschlossen`. */
  readonly today: string
  readonly phone?: ContactLink
  readonly route: string
  readonly serviceCount: number
  readonly isSelected: boolean
  readonly lat: number
  readonly lng: number
}

const phoneOf = ({ phone }: MarketItem["market"]) =>
  phone === undefined ? {} : { phone: { text: phone, href: phoneLink(phone) } }

/** Converts a market of the finder to card data at a given time. */
export const finderCardData = (
  { distance, indicator, isNearestWithStock, isOwn, market, pin }: MarketItem,
  at: BerlinTime,
): FinderCardData => ({
  ...marketSummary(market, { at, own: isOwn ? market : undefined }),
  ...(distance === undefined ? {} : { distance }),
  indicator,
  isNearestWithStock,
  today: rangesText(openRanges(market, at.date)),
  ...phoneOf(market),
  route: routeLink(market.geoPoint),
  serviceCount: market.services.length,
  isSelected: pin === "selected",
  ...market.geoPoint,
})
