import { dayRange } from "@heimwerk/core/market/dayRange.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { rangeText } from "@heimwerk/core/market/openingHours.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { phoneLink } from "../../features/market/contact.ts"
import { comingSpecialDays } from "../../features/market/hoursRows.ts"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** Returns opening and closing time in schema.org format. A closed day opens and closes at midnight. */
const opensAndCloses = (value: Market["openingTimes"][number]["value"]) => {
  const range = dayRange(value)
  const [opens, closes] = range === undefined ? ["00:00", "00:00"] : rangeText(range).split(" - ")
  return { opens, closes }
}

const specification = (value: Market["openingTimes"][number]["value"], days: object) => ({
  "@type": "OpeningHoursSpecification",
  ...days,
  ...opensAndCloses(value),
})

/**
 * Returns a market as structured data for search engines, with the days of special hours within the next 60
 * days (DESIGN 5, rendering).
 */
export const hardwareStore = (market: Market, at: BerlinTime): object => ({
  "@context": "https://schema.org",
  "@type": "HardwareStore",
  "@id": market.link,
  name: market.name,
  url: market.link,
  telephone: phoneLink(market.phone).slice("tel:".length),
  ...(market.email === undefined ? {} : { email: market.email }),
  address: {
    "@type": "PostalAddress",
    streetAddress: market.address.street,
    postalCode: market.address.zip,
    addressLocality: market.address.city,
    addressRegion: market.address.state,
    addressCountry: "DE",
  },
  geo: { "@type": "GeoCoordinates", latitude: market.geoPoint.lat, longitude: market.geoPoint.lng },
  openingHoursSpecification: [
    ...market.openingTimes.map(({ isodate, value }) =>
      specification(value, { dayOfWeek: `https://schema.org/${weekdays[isodate - 1]}` }),
    ),
    ...comingSpecialDays(market, at).map(({ date, value }) =>
      specification(value, { validFrom: date, validThrough: date }),
    ),
  ],
})
