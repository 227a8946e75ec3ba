import type { ClockRange, Market, OpeningTime, SpecialOpeningTime } from "@heimwerk/core/market/Market.ts"
import { weekdayNames } from "@heimwerk/core/values/calendar.ts"

import { isObject, type Values, valuesOf } from "./plain/isObject.ts"
import { converted, filledText, guarded, list, oneOf, optional, type Read, struct, text } from "./Read.ts"
import { day, geoPoint, marketId } from "./values.ts"

const numberOf = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== "" ? Number(value) : value

const clock = converted(
  (raw) => (typeof raw === "string" ? raw.trim().replace(/^\d:/u, "0$&") : raw),
  guarded(
    (raw): raw is string =>
      typeof raw === "string" && /^(?:([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|24:00(:00)?)$/u.test(raw),
  ),
)

const range = struct<ClockRange>({ opening: optional(clock), closing: optional(clock) })

const weekday = guarded((raw): raw is number => Number.isInteger(raw) && Number(raw) >= 1 && Number(raw) <= 7)

const opening = struct<OpeningTime>({ isodate: weekday, label: text, value: range })

const special = struct<SpecialOpeningTime>({
  date: day,
  label: text,
  type: oneOf("holiday", "short", "extra"),
  value: range,
})

/**
 * Returns one record per range of opening hours. A day without ranges gives an empty record, which means
 * that the market is closed.
 */
const rangesOf = (value: unknown): ReadonlyArray<unknown> => {
  const ranges = [value ?? []].flat()
  return ranges.length === 0 ? [{}] : ranges
}

const openingsOf = (raw: unknown): ReadonlyArray<unknown> => {
  const { isodate, label, value } = valuesOf(raw)
  const number = Number(isodate)
  return rangesOf(value).map((each) => ({
    isodate: numberOf(isodate),
    label: label ?? weekdayNames[number - 1] ?? "",
    value: each,
  }))
}

const specialsOf = (raw: unknown): ReadonlyArray<unknown> => {
  const { date, label, type, value } = valuesOf(raw)
  return rangesOf(value).map((each) => ({
    date: typeof date === "string" ? date.slice(0, 10) : date,
    label: label ?? "Besondere Öffnungszeiten",
    type: type === "holiday" || type === "extra" ? type : "short",
    value: each,
  }))
}

/**
 * Returns a postcode as text. Adds the leading zero that is missing if a backend sends the postcode as a
 * number.
 */
const zipOf = (zip: unknown): unknown => {
  if (typeof zip === "number") return String(zip).padStart(5, "0")
  return typeof zip === "string" ? zip.trim() : zip
}

const address = struct<Market["address"]>({ street: text, zip: text, city: text, state: optional(text) })

const marketOf = (raw: unknown): Values => {
  const market = valuesOf(raw)
  const place = valuesOf(market["address"])
  const point = isObject(market["geoPoint"])
    ? market["geoPoint"]
    : { lat: place["latitude"], lng: place["longitude"] }
  return {
    ...market,
    id: typeof market["id"] === "number" ? String(market["id"]) : market["id"],
    geoPoint: { lat: numberOf(point["lat"]), lng: numberOf(point["lng"]) },
    address: { ...place, zip: zipOf(place["zip"]) },
    phone: market["phone"] === "" ? undefined : market["phone"],
    email: market["email"] === "" ? undefined : market["email"],
    services: market["services"] ?? [],
    marketOwner: market["marketOwner"] ?? [],
    openingTimes: [market["openingTimes"] ?? []].flat().flatMap(openingsOf),
    specialOpeningTimes: [market["specialOpeningTimes"] ?? []].flat().flatMap(specialsOf),
  }
}

/** Reads a market of any backend that follows the specs. */
export const readMarket: Read<Market> = converted(
  marketOf,
  struct<Market>({
    id: marketId,
    name: filledText,
    link: filledText,
    geoPoint,
    address,
    phone: optional(text),
    email: optional(text),
    services: list("services of a market", text),
    marketOwner: list(
      "owners of a market",
      struct<Market["marketOwner"][number]>({ function: text, name: text }),
    ),
    openingTimes: list("opening times of a market", opening),
    specialOpeningTimes: list("special opening times of a market", special),
  }),
)
