import { distanceText } from "@heimwerk/core/geo/distance.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { weekText } from "./weekText.ts"

/**
 * The data of a market card. All texts are computed in advance, so that server and browser render the same.
 */
export interface MarketSummary extends Pick<Market, "id" | "name" | "link"> {
  readonly street: string
  /** Postcode and town, for example `50667 Köln`. */
  readonly town: string
  readonly open: boolean
  readonly status: string
  /**
   * The usual opening hours. They replace the opening status on a printed page, where the status is soon out
   * of date.
   */
  readonly week: string
  /** Distance of the market, for example `12,3 Km`; absent if no place or position is known. */
  readonly distance?: string
  readonly isOwn: boolean
}

/** The current time, the visitor's own market, and the distance of the market on the card, in km. */
interface Circumstances {
  readonly at: BerlinTime
  readonly own: Pick<Market, "id"> | undefined
  readonly distanceKm?: number
}

/** Converts a market to the data of its card. */
export const marketSummary = (market: Market, { at, distanceKm, own }: Circumstances): MarketSummary => ({
  id: market.id,
  name: market.name,
  link: market.link,
  street: market.address.street,
  town: `${market.address.zip} ${market.address.city}`,
  ...openingNow(market, at),
  week: weekText(market),
  ...(distanceKm === undefined ? {} : { distance: distanceText(distanceKm) }),
  isOwn: market.id === own?.id,
})

const openingNow = (market: Market, at: BerlinTime) => {
  const { open, status } = openingStatus(market, at)
  return { open, status }
}
