import { Market, OpeningTime } from "@heimwerk/core/market/Market.ts"
import type { SpecialOpeningTime } from "@heimwerk/core/market/Market.ts"
import { stateNames } from "@heimwerk/core/place/stateNames.ts"
import { weekdayNames } from "@heimwerk/core/values/calendar.ts"
import { slug } from "@heimwerk/core/values/slug.ts"
import * as Schema from "effect/Schema"

const { address, link, marketOwner, services, specialOpeningTimes } = Market.fields

/**
 * A market of `markets.json`: a market of the core, in which fields with a default may be absent. Its state is one of the
 * German federal states, because the rows of `holidays.csv` for a state would not apply to a market with a misspelt one.
 */
export const MarketRecord = Schema.Struct({
  ...Market.fields,
  address: Schema.Struct({
    ...address.fields,
    state: Schema.optionalKey(Schema.Literals(Object.values(stateNames))),
  }),
  link: Schema.optionalKey(link),
  services: Schema.optionalKey(services),
  marketOwner: Schema.optionalKey(marketOwner),
  openingTimes: Schema.Array(
    Schema.Struct({ ...OpeningTime.fields, label: Schema.optionalKey(Schema.String) }),
  ),
  specialOpeningTimes: Schema.optionalKey(specialOpeningTimes),
})
export type MarketRecord = typeof MarketRecord.Type

/**
 * Makes the market of a record. `holidays` are the special days of `holidays.csv` for the market's state. A
 * special day of the record replaces a holiday with the same date.
 */
export const marketOf = (record: MarketRecord, holidays: ReadonlyArray<SpecialOpeningTime>): Market => {
  const own = record.specialOpeningTimes ?? []
  const ownDates = new Set(own.map(({ date }) => date))
  return {
    ...record,
    link: record.link ?? `/markt/${slug(record.name)}`,
    services: record.services ?? [],
    marketOwner: record.marketOwner ?? [],
    openingTimes: record.openingTimes.map((time) => ({
      ...time,
      label: time.label ?? weekdayNames[time.isodate - 1] ?? "",
    })),
    specialOpeningTimes: [...own, ...holidays.filter(({ date }) => !ownDates.has(date))].toSorted((a, b) =>
      a.date < b.date ? -1 : 1,
    ),
  }
}
