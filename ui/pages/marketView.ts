import { dayRange, rangeText } from "@heimwerk/core/market/dayRange.ts"
import { distanceText } from "@heimwerk/core/market/distance.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import { addDays, type BerlinTime, germanDate } from "@heimwerk/core/values/berlinTime.ts"

import type { MarketView } from "../features/market/MarketView.ts"

/** How many days ahead special days are told. */
const aheadDays = 60

/** A market as cards and its page show it at a moment: all texts are made here, so that both sides of the wire agree. */
export const marketView = (market: Market, at: BerlinTime, distanceKm?: number): MarketView => {
  const { address, geoPoint, id, link, name, openingTimes, phone, specialOpeningTimes } = market
  const { open, status } = openingStatus(market, at)
  const last = addDays(at.date, aheadDays)
  return {
    id,
    name,
    link,
    address,
    geoPoint,
    phone,
    open,
    status,
    ...(distanceKm === undefined ? {} : { distance: distanceText(distanceKm) }),
    week: openingTimes.map(({ isodate, label, value }) => ({
      label,
      hours: rangeText(dayRange(value)),
      isToday: isodate === at.weekday,
    })),
    specialDays: specialOpeningTimes
      .filter(({ date }) => date >= at.date && date <= last)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ date, label, value }) => ({ date: germanDate(date), label, hours: rangeText(dayRange(value)) })),
  }
}
