import { addDays, dayNumber, weekdayNames, weekdayOfDay } from "../values/calendar.ts"
import { fold } from "../values/fold.ts"
import { isDate } from "./isDate.ts"

/** A day at the beginning of a text, and the text after it. */
interface TypedDay {
  readonly date: string
  /** The second day that the text may mean: for `Samstag`, the Saturday a week later. */
  readonly nextDate?: string
  readonly rest: string
}

const relativeDays = new Map([
  ["vorgestern", -2],
  ["gestern", -1],
  ["heute", 0],
  ["morgen", 1],
  ["uebermorgen", 2],
])

const fixedDays = new Map([
  ["neujahr", "01-01"],
  ["heiligabend", "12-24"],
  ["silvester", "12-31"],
])

const months = [
  "januar",
  "februar",
  "maerz",
  "april",
  "mai",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "dezember",
]

const two = (text: string): string => text.padStart(2, "0")

/** Returns the first date with this month and day (`12-24`) that is not before today. */
const coming = (monthAndDay: string, today: string): string | undefined => {
  const year = Number(today.slice(0, 4))
  // 29 February may be up to 8 years away.
  const dates = Array.from({ length: 9 }, (_, years) => `${year + years}-${monthAndDay}`)
  return dates.find((date) => isDate(date) && date >= today)
}

/**
 * Returns the number of a month as two digits, by its name (`dezember`) or the beginning of the name (`dez`).
 * Returns `00` for other texts.
 */
const monthOf = (name: string): string => two(String(months.findIndex((month) => month.startsWith(name)) + 1))

const numeric = /^(\d{1,2})\. ?(\d{1,2})(?:\. ?(\d{4})|\.(\d{2})(?![\d:.])|\.)?(?![\d:])/u
const named = /^(\d{1,2})\. ?([a-z]{3,9})\.?(?: (\d{4}))?(?![\d:a-z])/u
const iso = /^\d{4}-\d{2}-\d{2}(?!\S)/u

/** Returns a day and the text after the day, or `undefined` if the date does not exist. */
const typedDay = (date: string, rest: string): TypedDay | undefined =>
  isDate(date) ? { date, rest: rest.trim() } : undefined

/** Reads a date: `24.12.`, `24.12.2026`, `24. Dezember`, `2026-12-24`. */
const dateAt = (text: string, today: string): TypedDay | undefined => {
  const isoDate = iso.exec(text)?.[0]
  if (isoDate !== undefined) return typedDay(isoDate, text.slice(isoDate.length))
  const found = numeric.exec(text) ?? named.exec(text)
  if (found === null) return undefined
  const [whole, day = "", month = "", year, shortYear] = found
  const monthAndDay = `${/\d/u.test(month) ? two(month) : monthOf(month)}-${two(day)}`
  const fullYear = year ?? (shortYear && `20${shortYear}`)
  const date = fullYear === undefined ? coming(monthAndDay, today) : `${fullYear}-${monthAndDay}`
  return date === undefined ? undefined : typedDay(date, text.slice(whole.length))
}

/** Returns the ISO weekday of a name (`samstag`, `sonnabend`) or of its first two letters, or `undefined`. */
const weekdayNamed = (word: string): number | undefined => {
  const singular = word.replace(/s$/u, "")
  const name = singular === "sonnabend" ? "samstag" : singular
  const index = weekdayNames.findIndex((each) => [fold(each), fold(each).slice(0, 2)].includes(name))
  return index === -1 ? undefined : index + 1
}

const firstWord = /^(?:(?<coming>naechste[nr]?|kommende[nr]?|diese[nr]?) )?(?<word>[a-z]+)\.?/u

/** The word `den` or `dem` before a date: `Donnerstag, den 24.12.`, `am Donnerstag, dem 24.12.`. */
const article = /^de[nm] /u

/** Reads a day's name: `heute`, `Samstag`, `nächsten Montag`, `Heiligabend`, `Do, 24.12.`. */
const nameAt = (text: string, today: string): TypedDay | undefined => {
  const found = firstWord.exec(text)
  if (found === null) return undefined
  const [whole, isComing, word = ""] = found
  const rest = text.slice(whole.length).trim()
  const days = relativeDays.get(word)
  if (days !== undefined) return { date: addDays(today, days), rest }
  const fixed = fixedDays.get(word)
  const fixedDate = fixed && coming(fixed, today)
  if (fixedDate !== undefined) return { date: fixedDate, rest }
  const weekday = weekdayNamed(word)
  if (weekday === undefined) return undefined
  const dated = dateAt(rest.replace(article, ""), today)
  if (dated !== undefined) return weekdayOfDay(dayNumber(dated.date)) === weekday ? dated : undefined
  const away = (weekday - weekdayOfDay(dayNumber(today)) + 7) % 7
  const date = addDays(
    today,
    away === 0 && isComing !== undefined && !isComing.startsWith("diese") ? 7 : away,
  )
  return { date, nextDate: addDays(date, 7), rest }
}

/**
 * Reads the day at the beginning of a text. The text is in lower case with `ae` for `ä` and `ue` for `ü`. A
 * day without a year means the next such day, and a weekday means the next such weekday. Today counts, except
 * after `nächsten` or `kommenden`. A weekday that contradicts its date is invalid.
 */
export const dayAt = (text: string, today: string): TypedDay | undefined => {
  const day = text.replace(/^(?:am|an|den) /u, "")
  return dateAt(day, today) ?? nameAt(day, today)
}
