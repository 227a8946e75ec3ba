import { distanceText } from "@heimwerk/core/geo/distance.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"

/** A market as a card shows it; all texts are ready, so that server and browser cannot differ. */
export interface MarketSummary extends Pick<Market, "id" | "name" | "link"> {
  readonly street: string
  /** `50667 Köln` */
  readonly town: string
  readonly open: boolean
  readonly status: string
  /** `12,3 Km`; absent where there is nothing to measure from. */
  readonly distance?: string
  readonly isOwn: boolean
}

/** When and for whom a market is shown. */
interface Circumstances {
  readonly at: BerlinTime
  readonly own: Pick<Market, "id"> | undefined
  readonly distanceKm?: number
}

/** A market's card at a moment, for a visitor. */
export const marketSummary = (market: Market, { at, distanceKm, own }: Circumstances): MarketSummary => ({
  id: market.id,
  name: market.name,
  link: market.link,
  street: market.address.street,
  town: `${market.address.zip} ${market.address.city}`,
  ...openingNow(market, at),
  ...(distanceKm === undefined ? {} : { distance: distanceText(distanceKm) }),
  isOwn: market.id === own?.id,
})

const openingNow = (market: Market, at: BerlinTime) => {
  const { open, status } = openingStatus(market, at)
  return { open, status }
}
