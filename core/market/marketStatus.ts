import { berlinIso } from "../values/berlinTime.ts"
import { hoursTable, rangesOfDay } from "./hoursTable.ts"
import type { Market } from "./Market.ts"
import { type AskedTime, openingAnswer } from "./openingAnswer.ts"
import { closingTime, rangesText } from "./openingHours.ts"

/** The opening status of a market at the time that a visitor asks about. Times are ISO 8601 with the offset of Berlin. */
export interface MarketStatus {
  readonly id: string
  readonly name: string
  /** The time that the visitor asks about. For a whole day, the midnight at its start. */
  readonly at: string
  readonly open: boolean
  readonly status: string
  /** Closing time of an open market. `null` if it is closed, and for a whole day. */
  readonly until: string | null
  /** Next opening. `null` if the market does not open within 60 days. */
  readonly next: string | null
  /** Opening hours of the asked day: `08:00 - 20:00`. */
  readonly hours: string
  /** Name of the special day: `Heiligabend`. `null` on other days. */
  readonly specialDay: string | null
  /** A full German answer, made by `openingAnswer`. */
  readonly answer: string
}

const isoOrNull = (epochMillis: number | undefined): string | null =>
  epochMillis === undefined ? null : berlinIso(epochMillis)

/** Answers whether a market is open, until when, and when it opens next (storefront 4, store hours status). */
export const marketStatus = (market: Market, asked: AskedTime): MarketStatus => {
  const { isWholeDay, time } = asked
  const { answer, next, open, status } = openingAnswer(market, asked)
  const special = market.specialOpeningTimes.find(({ date }) => date === time.date)
  return {
    id: market.id,
    name: market.name,
    at: berlinIso(time.epochMillis),
    open,
    status,
    until: isWholeDay ? null : isoOrNull(closingTime(market, time)),
    next: isoOrNull(next),
    hours: rangesText(rangesOfDay(hoursTable(market), time.day)),
    specialDay: special?.label ?? null,
    answer,
  }
}
