import { clockText, type DayRange } from "@heimwerk/core/market/dayRange.ts"
import { hoursTable } from "@heimwerk/core/market/hoursTable.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { phoneLink } from "../../features/market/contact.ts"
import { comingSpecialDays } from "../../features/market/hoursRows.ts"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

const closedAllDay = { opens: "00:00", closes: "00:00" }

/**
 * Returns opening and closing time in the format of search engines: midnight is `00:00`, and a range of 24 hours
 * ends at 23:59, because equal times mean a closed day.
 */
const opensAndCloses = ({ closing, opening }: DayRange) => ({
  opens: clockText(opening),
  closes: closing - opening === 1440 ? "23:59" : clockText(closing),
})

/** One `OpeningHoursSpecification` for each range of a day. A closed day also has a specification. */
const specifications = (ranges: ReadonlyArray<DayRange>, days: object) =>
  (ranges.length === 0 ? [closedAllDay] : ranges.map(opensAndCloses)).map((times) => ({
    "@type": "OpeningHoursSpecification",
    ...days,
    ...times,
  }))

/** Returns the weekdays that have an entry in the data, in the order of the data. */
const writtenWeekdays = ({ openingTimes }: Market) => [...new Set(openingTimes.map(({ isodate }) => isodate))]

/**
 * Returns a market as structured data for search engines, with the days of special hours within the next 60
 * days.
 */
export const hardwareStore = (market: Market, at: BerlinTime): object => ({
  "@context": "https://schema.org",
  "@type": "HardwareStore",
  "@id": market.link,
  name: market.name,
  url: market.link,
  ...(market.phone === undefined ? {} : { telephone: phoneLink(market.phone).slice("tel:".length) }),
  ...(market.email === undefined ? {} : { email: market.email }),
  address: {
    "@type": "PostalAddress",
    streetAddress: market.address.street,
    postalCode: market.address.zip,
    addressLocality: market.address.city,
    ...(market.address.state === undefined ? {} : { addressRegion: market.address.state }),
    addressCountry: "DE",
  },
  geo: { "@type": "GeoCoordinates", latitude: market.geoPoint.lat, longitude: market.geoPoint.lng },
  openingHoursSpecification: [
    ...writtenWeekdays(market).flatMap((isodate) =>
      specifications(hoursTable(market).weekdays.get(isodate) ?? [], {
        dayOfWeek: `https://schema.org/${weekdays[isodate - 1]}`,
      }),
    ),
    ...comingSpecialDays(market, at).flatMap(({ date, ranges }) =>
      specifications(ranges, { validFrom: date, validThrough: date }),
    ),
  ],
})
