import type { FederalState } from "../place/FederalState.ts"
import { dateOfDay, dayNumber, weekdayOfDay } from "../values/calendar.ts"

/**
 * A public holiday: its day in days since 1970-01-01, and the states that have it. Without states, all states
 * have it.
 */
type Holiday = readonly [day: number, states?: ReadonlyArray<FederalState>]

/** Returns the day number of Easter Sunday (the anonymous Gregorian algorithm). */
const easterOf = (year: number): number => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayNumber(`${year}-0${Math.floor(f / 31)}-01`) + (f % 31)
}

/** Returns the day number of the Day of Repentance and Prayer: the Wednesday before 23 November. */
const repentanceDayOf = (year: number): number => {
  const last = dayNumber(`${year}-11-22`)
  return last - ((weekdayOfDay(last) + 4) % 7)
}

const holidaysOf = (year: number): ReadonlyArray<Holiday> => {
  const on = (monthAndDay: string) => dayNumber(`${year}-${monthAndDay}`)
  const easter = easterOf(year)
  return [
    [on("01-01")], // Neujahrstag
    [on("01-06"), ["BW", "BY", "ST"]], // Heilige Drei Könige
    [on("03-08"), ["BE", "MV"]], // Weltfrauentag
    [easter - 2], // Karfreitag
    [easter + 1], // Ostermontag
    [on("05-01")], // Tag der Arbeit
    [easter + 39], // Christi Himmelfahrt
    [easter + 50], // Pfingstmontag
    [easter + 60, ["NW", "HE", "RP", "BW", "BY", "SL"]], // Fronleichnam
    [on("08-15"), ["BY", "SL"]], // Mariä Himmelfahrt
    [on("09-20"), ["TH"]], // Weltkindertag
    [on("10-03")], // Tag der Deutschen Einheit
    [on("10-31"), ["SH", "HH", "NI", "HB", "BB", "MV", "SN", "ST", "TH"]], // Reformationstag
    [on("11-01"), ["NW", "RP", "BW", "BY", "SL"]], // Allerheiligen
    [repentanceDayOf(year), ["SN"]], // Buß- und Bettag
    [on("12-25")], // 1. Weihnachtstag
    [on("12-26")], // 2. Weihnachtstag
  ]
}

/**
 * Returns whether a day is a public holiday in a federal state, by the laws in force since 2024. Easter
 * Sunday and Whit Sunday are not listed, because nothing is delivered on Sundays. Some holidays apply in
 * only a part of a state: 15 August counts for Bavaria, because most of its towns have the holiday. Corpus
 * Christi does not count for Saxony and Thuringia.
 *
 * @param day days since 1970-01-01
 * @param state without a state, a holiday of any state counts
 */
export const isPublicHoliday = (day: number, state?: FederalState): boolean =>
  holidaysOf(Number(dateOfDay(day).slice(0, 4))).some(
    ([date, states]) =>
      date === day && (states === undefined || state === undefined || states.includes(state)),
  )
