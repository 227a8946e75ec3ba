import { type BerlinTime, berlinTime, germanDate } from "../values/berlinTime.ts"
import { weekdayName } from "../values/calendar.ts"
import { clockText } from "./dayRange.ts"
import type { Market } from "./Market.ts"
import { openingStatus, openRanges, rangesText } from "./openingHours.ts"

/** A time or a whole day about which a visitor asks. For a whole day, `time` is midnight at its start. */
export interface AskedTime {
  readonly time: BerlinTime
  readonly isWholeDay: boolean
}

/** The opening status of a market at the time that a visitor asks about. */
export interface OpeningAnswer {
  /** Whether the market is open at this time; for a whole day, whether it opens on this day. */
  readonly open: boolean
  /** For a time, the status of `openingStatus`. For a whole day, its opening hours. */
  readonly status: string
  /** Time of the next opening in epoch ms. `undefined` if the market does not open within 60 days. */
  readonly next: number | undefined
  /** A full German answer: `Ja, geöffnet bis 13:00 Uhr (Heiligabend, Donnerstag 24.12.2026)`. */
  readonly answer: string
}

/** Formats a day with its name: `Heiligabend, Donnerstag 24.12.2026`. */
const dayText = ({ specialOpeningTimes }: Market, { date, weekday }: BerlinTime): string => {
  const special = specialOpeningTimes.find((each) => each.date === date)
  const named = `${weekdayName(weekday)} ${germanDate(date)}`
  return special === undefined ? named : `${special.label}, ${named}`
}

/** Formats the time of an opening: `Montag 28.12.2026 um 08:00 Uhr`. */
export const openingText = (epochMillis: number): string => {
  const { date, minuteOfDay, weekday } = berlinTime(epochMillis)
  return `${weekdayName(weekday)} ${germanDate(date)} um ${clockText(minuteOfDay)} Uhr`
}

const closedAnswer = (market: Market, { isWholeDay, time }: AskedTime, next: number | undefined): string => {
  const day = dayText(market, time)
  const asked = isWholeDay ? day : `${day}, ${clockText(time.minuteOfDay)} Uhr`
  if (next === undefined) return `Nein, geschlossen, auch in den nächsten 60 Tagen (gefragt: ${asked})`
  const opening = berlinTime(next)
  return opening.date === time.date
    ? `Nein, öffnet um ${clockText(opening.minuteOfDay)} Uhr (${day})`
    : `Nein, öffnet ${openingText(next)} (gefragt: ${asked})`
}

/**
 * Answers whether a market is open. The answer contains date, weekday and special day, so it is still clear on
 * a later day. The rules are those of `openingStatus`.
 *
 * | market | answer |
 * |---|---|
 * | open | `Ja, geöffnet bis 13:00 Uhr (Heiligabend, Donnerstag 24.12.2026)` |
 * | asked for a whole day on which it opens | `Ja, geöffnet 08:00 - 13:00 Uhr (Heiligabend, Donnerstag 24.12.2026)` |
 * | opens later on the asked day | `Nein, öffnet um 08:00 Uhr (Heiligabend, Donnerstag 24.12.2026)` |
 * | opens on another day | `Nein, öffnet Montag 28.12.2026 um 08:00 Uhr (gefragt: Donnerstag 24.12.2026, 15:00 Uhr)` |
 * | does not open within 60 days | `Nein, geschlossen, auch in den nächsten 60 Tagen (gefragt: …)` |
 */
export const openingAnswer = (market: Market, asked: AskedTime): OpeningAnswer => {
  const { isWholeDay, time } = asked
  const { next, open, status } = openingStatus(market, time)
  const ranges = openRanges(market, time.date)
  if (isWholeDay && ranges.length > 0) {
    const hours = rangesText(ranges)
    return { open: true, status: hours, next, answer: `Ja, geöffnet ${hours} Uhr (${dayText(market, time)})` }
  }
  if (open && !isWholeDay) {
    const until = `${status.slice(0, 1).toLowerCase()}${status.slice(1)}`
    return { open, status, next, answer: `Ja, ${until} (${dayText(market, time)})` }
  }
  const answer = closedAnswer(market, asked, next)
  return { open: false, status: isWholeDay ? rangesText([]) : status, next, answer }
}
