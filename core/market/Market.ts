import * as Schema from "effect/Schema"

import { CalendarDate } from "../values/CalendarDate.ts"
import { GeoPoint } from "../values/GeoPoint.ts"
import { MarketId } from "../values/MarketId.ts"

/** A time of day: `08:00` or `08:00:00`. `24:00` is the end of the day. */
export const ClockTime = Schema.String.check(
  Schema.isPattern(/^(?:([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|24:00(:00)?)$/u, {
    message: "Bitte eine Uhrzeit wie 08:00 angeben.",
  }),
)

/** Opening and closing time. If one of them is missing, the market is closed (storefront 5). */
export class ClockRange extends Schema.Opaque<ClockRange>()(
  Schema.Struct({
    opening: Schema.optionalKey(ClockTime),
    closing: Schema.optionalKey(ClockTime),
  }),
) {}

/**
 * One range of opening hours of a weekday. `isodate` 1 is Monday, 7 is Sunday. A day with a break has
 * several ranges.
 * @stability stable
 * @example
 * import { dayRange, OpeningTime } from "@heimwerk/core/market"
 *
 * const monday: OpeningTime = { isodate: 1, label: "Montag", value: { opening: "08:00", closing: "20:00" } }
 * dayRange(monday.value)?.closing // => 1200
 */
export class OpeningTime extends Schema.Opaque<OpeningTime>()(
  Schema.Struct({
    isodate: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 })),
    label: Schema.String,
    value: ClockRange,
  }),
) {}

/**
 * One range of opening hours of a calendar day. All ranges of the day override the hours of its weekday.
 * @stability stable
 * @example
 * import { openRanges, rangesText, SpecialOpeningTime } from "@heimwerk/core/market"
 *
 * const christmas: SpecialOpeningTime = { date: "2026-12-25", label: "Weihnachten", type: "holiday", value: {} }
 * rangesText(openRanges({ openingTimes: [], specialOpeningTimes: [christmas] }, "2026-12-25")) // => "geschlossen"
 */
export class SpecialOpeningTime extends Schema.Opaque<SpecialOpeningTime>()(
  Schema.Struct({
    date: CalendarDate,
    label: Schema.String,
    type: Schema.Literals(["holiday", "short", "extra"]),
    value: ClockRange,
  }),
) {}

/**
 * A store of the retailer (storefront 3, Market).
 * @stability stable
 * @example
 * import { createShop, markets } from "@heimwerk/adapters/client"
 * import { Market } from "@heimwerk/core/market"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const answer = await shop.markets.all()
 * const [first]: ReadonlyArray<Market> = answer.ok ? answer.value : []
 * first?.name // => "Köln-Ehrenfeld"
 */
export class Market extends Schema.Opaque<Market>()(
  Schema.Struct({
    id: MarketId,
    name: Schema.NonEmptyString,
    /** The path of the market's page, `/markt/{slug}`. */
    link: Schema.NonEmptyString,
    geoPoint: GeoPoint,
    address: Schema.Struct({
      street: Schema.String,
      /**
       * The postcode as written in the market list. A foreign postcode can have fewer or more than five
       * digits.
       */
      zip: Schema.String,
      city: Schema.String,
      /** The federal state. */
      state: Schema.optionalKey(Schema.String),
    }),
    phone: Schema.optionalKey(Schema.String),
    email: Schema.optionalKey(Schema.String),
    /**
     * Descriptions of the market's services as HTML. They are parsed to `RichText` and never rendered as HTML.
     */
    services: Schema.Array(Schema.String),
    marketOwner: Schema.Array(Schema.Struct({ function: Schema.String, name: Schema.String })),
    openingTimes: Schema.Array(OpeningTime),
    specialOpeningTimes: Schema.Array(SpecialOpeningTime),
  }),
) {}
