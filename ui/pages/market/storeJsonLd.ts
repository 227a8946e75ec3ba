import { clockText, dayRange } from "@heimwerk/core/market/dayRange.ts"
import type { ClockRange, Market } from "@heimwerk/core/market/Market.ts"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** Opening and closing as search engines read them; both midnight says closed. */
const hours = (range: ClockRange) => {
  const known = dayRange(range)
  return {
    opens: known === undefined ? "00:00" : clockText(known.opening),
    closes: known === undefined ? "00:00" : clockText(known.closing),
  }
}

/** A market as search engines read it, with the special days from today on. */
export const storeJsonLd = (market: Market, today: string): object => {
  const { address, geoPoint, link, name, openingTimes, phone, specialOpeningTimes } = market
  return {
    "@context": "https://schema.org",
    "@type": "HardwareStore",
    name,
    url: link,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.zip,
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: "DE",
    },
    geo: { "@type": "GeoCoordinates", latitude: geoPoint.lat, longitude: geoPoint.lng },
    openingHoursSpecification: openingTimes
      .filter(({ value }) => dayRange(value) !== undefined)
      .map(({ isodate, value }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${weekdays[isodate - 1]}`,
        ...hours(value),
      })),
    specialOpeningHoursSpecification: specialOpeningTimes
      .filter(({ date }) => date >= today)
      .map(({ date, value }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: date,
        validThrough: date,
        ...hours(value),
      })),
  }
}
