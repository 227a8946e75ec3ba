import { weekdayNames } from "@heimwerk/core/values/calendar.ts"
import {
  type ClockRange,
  ClockTime,
  Market,
  OpeningTime,
  SpecialOpeningTime,
} from "@heimwerk/core/market/Market.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaGetter from "effect/SchemaGetter"
import * as SchemaIssue from "effect/SchemaIssue"

import { marketsGroup } from "../contract/markets.ts"
import { readableList, readAs } from "./readableList.ts"

const Degrees = Schema.Union([Schema.Finite, Schema.FiniteFromString])
const Text = Schema.Union([Schema.String, Schema.Finite])

/** A time of day; `8:00` counts as `08:00`. */
const Time = readAs(Schema.String, ClockTime, (text) => text.trim().replace(/^\d:/u, "0$&"))

const Range = Schema.Struct({ opening: Schema.optionalKey(Time), closing: Schema.optionalKey(Time) })

/** The hours of a day: one range or several. Without a range the market is closed. */
const Ranges = Schema.optionalKey(Schema.Union([Schema.Array(Range), Range]))

const rangesOf = (value: typeof Ranges.Type | undefined): ReadonlyArray<ClockRange> => {
  const ranges = [value ?? []].flat()
  return ranges.length === 0 ? [{}] : ranges
}

const WireOpening = Schema.Struct({
  isodate: Schema.Union([Schema.Int, Schema.FiniteFromString]),
  label: Schema.optionalKey(Schema.String),
  value: Ranges,
}).pipe(
  Schema.decodeTo(Schema.Array(OpeningTime), {
    decode: SchemaGetter.transform(({ isodate, label, value }) =>
      rangesOf(value).map((range) => ({
        isodate,
        label: label ?? weekdayNames[isodate - 1] ?? "",
        value: range,
      })),
    ),
    encode: SchemaGetter.forbiddenEncoding,
  }),
)

/** Kinds of special days that the shop does not know count as shorter hours. */
const kindOf = (type: string | undefined): SpecialOpeningTime["type"] =>
  type === "holiday" || type === "extra" ? type : "short"

const WireSpecial = Schema.Struct({
  /** A date, which a local time may follow. */
  date: Schema.String,
  label: Schema.optionalKey(Schema.String),
  type: Schema.optionalKey(Schema.String),
  value: Ranges,
}).pipe(
  Schema.decodeTo(Schema.Array(SpecialOpeningTime), {
    decode: SchemaGetter.transform(({ date, label = "Besondere Öffnungszeiten", type, value }) =>
      rangesOf(value).map((range) => ({ date: date.slice(0, 10), label, type: kindOf(type), value: range })),
    ),
    encode: SchemaGetter.forbiddenEncoding,
  }),
)

/** A market as the specs describe it (storefront 3): the position is in `geoPoint` or in the address. */
const WireMarket = Schema.Struct({
  id: Text,
  name: Schema.String,
  link: Schema.String,
  geoPoint: Schema.optionalKey(Schema.Struct({ lat: Degrees, lng: Degrees })),
  address: Schema.Struct({
    street: Schema.String,
    zip: Text,
    city: Schema.String,
    state: Schema.optionalKey(Schema.String),
    latitude: Schema.optionalKey(Degrees),
    longitude: Schema.optionalKey(Degrees),
  }),
  phone: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  services: Schema.optionalKey(readableList("services of a market", Schema.String)),
  marketOwner: Schema.optionalKey(readableList("owners of a market", Market.fields.marketOwner.value)),
  openingTimes: Schema.optionalKey(readableList("opening times of a market", WireOpening)),
  specialOpeningTimes: Schema.optionalKey(readableList("special opening times of a market", WireSpecial)),
})

const positionOf = ({ address: { latitude, longitude }, geoPoint }: typeof WireMarket.Type) =>
  geoPoint ??
  (latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lng: longitude })

const withoutPosition = new SchemaIssue.Pointer(
  ["geoPoint"],
  new SchemaIssue.InvalidValue({ message: "A market needs a position." }),
)

/**
 * Returns a postcode as text. A backend that sends a postcode as a number drops its leading zero, which is
 * added again.
 */
const zipOf = (zip: string | number) => (typeof zip === "number" ? String(zip).padStart(5, "0") : zip.trim())

const toMarket = (wire: typeof WireMarket.Type) => {
  const geoPoint = positionOf(wire)
  if (geoPoint === undefined) return Effect.fail(withoutPosition)
  const { address, email, id, link, name, phone } = wire
  const { city, state, street, zip } = address
  return Effect.succeed({
    id: String(id),
    name,
    link,
    geoPoint,
    address: { street, zip: zipOf(zip), city, ...(state === undefined ? {} : { state }) },
    ...(phone === undefined || phone === "" ? {} : { phone }),
    ...(email === undefined || email === "" ? {} : { email }),
    services: wire.services ?? [],
    marketOwner: wire.marketOwner ?? [],
    openingTimes: (wire.openingTimes ?? []).flat(),
    specialOpeningTimes: (wire.specialOpeningTimes ?? []).flat(),
  })
}

const ReadMarket = WireMarket.pipe(
  Schema.decodeTo(Market, {
    decode: SchemaGetter.transformEffect(toMarket),
    encode: SchemaGetter.forbiddenEncoding,
  }),
)

/** The market list of any backend that follows the specs. Unreadable markets are left out. */
export const MarketsReading = marketsGroup(Schema.Struct({ markets: readableList("markets", ReadMarket) }))
