import { addDays, type BerlinTime, berlinInstant, germanDate, weekdayOf } from "../values/berlinTime.ts"
import { clockText } from "./dayRange.ts"
import { type Hours, openRange } from "./hoursTable.ts"

export { type DayRange, rangeText } from "./dayRange.ts"
export { type Hours, openRange } from "./hoursTable.ts"

/** Whether a market is open, in a word for the visitor and as an instant. */
export interface OpeningStatus {
  readonly open: boolean
  /** `Geöffnet bis 20:00 Uhr`, `Öffnet Morgen um 08:00 Uhr` … */
  readonly status: string
  /** The next opening after now in epoch milliseconds, also while it is open; `undefined` when there is none. */
  readonly next: number | undefined
}

/** How many days ahead a next opening is looked for. */
const horizonDays = 60
const weekdayNames = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]

interface Opening {
  readonly days: number
  readonly date: string
  readonly minute: number
}

const nextOpening = (hours: Hours, at: BerlinTime): Opening | undefined => {
  for (let days = 0; days <= horizonDays; days++) {
    const date = days === 0 ? at.date : addDays(at.date, days)
    const range = openRange(hours, date)
    if (range !== undefined && (days > 0 || range.opening > at.minuteOfDay))
      return { days, date, minute: range.opening }
  }
  return undefined
}

const dayText = ({ date, days }: Opening): string => {
  if (days === 0) return "Heute"
  if (days === 1) return "Morgen"
  return days <= 7 ? (weekdayNames[weekdayOf(date) - 1] ?? "") : `am ${germanDate(date)}`
}

/** When the market closes that is open now, in minutes of its day; the closing time itself is no longer open. */
const closingOf = (hours: Hours, { date, minuteOfDay }: BerlinTime): number | undefined => {
  const today = openRange(hours, date)
  if (today !== undefined && minuteOfDay >= today.opening && minuteOfDay < today.closing) return today.closing
  const yesterday = openRange(hours, addDays(date, -1))
  return yesterday !== undefined && minuteOfDay + 1440 < yesterday.closing ? yesterday.closing : undefined
}

/** The clock shows an hour twice when summer time ends; an opening in it that is past comes again. */
const instantAfter = (opening: Opening, epochMillis: number): number => {
  const instant = berlinInstant(opening.date, opening.minute)
  return instant > epochMillis ? instant : instant + 3_600_000
}

/**
 * Whether a market is open at a moment of Berlin time and what to tell (storefront 4, store hours status; DESIGN decision
 * 5). Hours are wall clock times: they do not move when the clocks change. Hours past midnight belong to the day they
 * began on, also when the day after is a special one.
 *
 * | now | status |
 * |---|---|
 * | open | `Geöffnet bis 20:00 Uhr` |
 * | opens later today | `Öffnet Heute um 08:00 Uhr` |
 * | opens tomorrow | `Öffnet Morgen um 08:00 Uhr` |
 * | opens within seven days | `Öffnet Montag um 08:00 Uhr` |
 * | opens within 60 days | `Öffnet am 27.12.2026 um 08:00 Uhr` |
 * | does not | `geschlossen` |
 */
export const openingStatus = (hours: Hours, at: BerlinTime): OpeningStatus => {
  const opening = nextOpening(hours, at)
  const next = opening === undefined ? undefined : instantAfter(opening, at.epochMillis)
  const closing = closingOf(hours, at)
  if (closing !== undefined) return { open: true, status: `Geöffnet bis ${clockText(closing)} Uhr`, next }
  if (opening === undefined) return { open: false, status: "geschlossen", next }
  return { open: false, status: `Öffnet ${dayText(opening)} um ${clockText(opening.minute)} Uhr`, next }
}
