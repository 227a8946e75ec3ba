import { type BerlinTime, instantOfDay } from "../values/berlinTime.ts"
import { dateOfDay, dayNumber, germanDate, weekdayNames, weekdayOfDay } from "../values/calendar.ts"
import { clockText } from "./dayRange.ts"
import { type Hours, type HoursTable, hoursTable, rangeOfDay } from "./hoursTable.ts"

export { rangeText } from "./dayRange.ts"
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

interface Opening {
  /** From today. */
  readonly days: number
  /** From 1970-01-01. */
  readonly day: number
  readonly minute: number
}

const nextOpening = (table: HoursTable, today: number, minuteOfDay: number): Opening | undefined => {
  for (let days = 0; days <= horizonDays; days++) {
    const range = rangeOfDay(table, today + days)
    if (range !== undefined && (days > 0 || range.opening > minuteOfDay)) {
      return { days, day: today + days, minute: range.opening }
    }
  }
  return undefined
}

const dayText = ({ day, days }: Opening): string => {
  if (days === 0) return "Heute"
  if (days === 1) return "Morgen"
  return days <= 7 ? (weekdayNames[weekdayOfDay(day) - 1] ?? "") : `am ${germanDate(dateOfDay(day))}`
}

/** When the market closes that is open now, in minutes of its day; the closing time itself is no longer open. */
const closingOf = (table: HoursTable, today: number, minuteOfDay: number): number | undefined => {
  const range = rangeOfDay(table, today)
  if (range !== undefined && minuteOfDay >= range.opening && minuteOfDay < range.closing) return range.closing
  const before = rangeOfDay(table, today - 1)
  return before !== undefined && minuteOfDay + 1440 < before.closing ? before.closing : undefined
}

/** The clock shows an hour twice when summer time ends; an opening in it that is past comes again. */
const instantAfter = ({ day, minute }: Opening, epochMillis: number): number => {
  const instant = instantOfDay(day, minute)
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
  const table = hoursTable(hours)
  const today = dayNumber(at.date)
  const opening = nextOpening(table, today, at.minuteOfDay)
  const next = opening === undefined ? undefined : instantAfter(opening, at.epochMillis)
  const closing = closingOf(table, today, at.minuteOfDay)
  if (closing !== undefined) return { open: true, status: `Geöffnet bis ${clockText(closing)} Uhr`, next }
  if (opening === undefined) return { open: false, status: "geschlossen", next }
  return { open: false, status: `Öffnet ${dayText(opening)} um ${clockText(opening.minute)} Uhr`, next }
}
