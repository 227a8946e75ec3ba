const pad = (value: number, length: number): string => String(value).padStart(length, "0")

/**
 * Returns the number of days from 1970-01-01 to a calendar date (`2026-11-21`) in the proleptic Gregorian
 * calendar. Internally years start in March, so that the leap day is the last day of a year.
 */
export const dayNumber = (date: string): number => {
  const month = Number(date.slice(5, 7))
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8, 10)) - 1
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  )
}

/** Returns the calendar date of a number of days from 1970-01-01. Inverse of `dayNumber`. */
export const dateOfDay = (day: number): string => {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1, 2)}`
}

/** Returns a calendar date some days later, or earlier for a negative number. */
export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days)

/** Returns the ISO weekday of a day number: 1 is Monday, 7 is Sunday. Day 0, 1970-01-01, was a Thursday. */
export const weekdayOfDay = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

/** Returns the ISO weekday of a calendar date: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => weekdayOfDay(dayNumber(date))

/** German weekday names, Monday first. */
export const weekdayNames = [
  "Montag",
  "Dienstag",
  "Mittwoch",
  "Donnerstag",
  "Freitag",
  "Samstag",
  "Sonntag",
] as const

/** Returns the German name of an ISO weekday (1 is Monday), or an empty text for other numbers. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday - 1] ?? ""

/** Formats a calendar date in German: `21.11.2026` (storefront 9, formats). */
export const germanDate = (date: string): string =>
  `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`

/** Returns the epoch ms of a date and minute, both read as UTC. The minute may be outside the day. */
export const wallMillis = (date: string, minuteOfDay: number): number =>
  dayNumber(date) * 86_400_000 + minuteOfDay * 60_000
