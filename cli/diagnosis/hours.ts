import { openRanges } from "@heimwerk/core/market/openingHours.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { stateNamed } from "@heimwerk/core/place/stateNamed.ts"
import { isPublicHoliday } from "@heimwerk/core/promise/publicHolidays.ts"
import { dateOfDay, dayNumber, germanDate } from "@heimwerk/core/values/calendar.ts"

import { failure, type Finding, listedIds, ok, warning } from "./Finding.ts"

const hours = "Öffnungszeiten"
const holidays = "Feiertage"

const isLater = (opening: string, closing: string): boolean => closing > opening

/**
 * Returns whether the hours of a market can be read: each range has two times or none, and at least one
 * weekday range closes after it opens.
 */
const hasReadableHours = ({ openingTimes, specialOpeningTimes }: Market): boolean => {
  const ranges = [...openingTimes, ...specialOpeningTimes].map(({ value }) => value)
  const half = ranges.some(({ closing, opening }) => (closing === undefined) !== (opening === undefined))
  return !half && openingTimes.some(({ value: { closing = "", opening = "" } }) => isLater(opening, closing))
}

/**
 * Checks that the hours of all markets can be read.
 *
 * @param sent the number of markets in the answer of the shop, unreadable ones included
 */
export const checkHours = (markets: ReadonlyArray<Market>, sent: number): Finding => {
  const unreadable = markets.filter((market) => !hasReadableHours(market)).map(({ id }) => id)
  const omitted = sent - markets.length
  if (sent === 0) return failure(hours, "Der Shop hat keine Märkte.", "Spiele die Märkte ein.")
  if (unreadable.length + omitted === 0) return ok(hours, `Alle ${sent} Märkte haben lesbare Zeiten.`)
  const result = [
    ...(omitted > 0 ? [`${omitted} von ${sent} Märkten sind nicht lesbar und fehlen im Shop.`] : []),
    ...(unreadable.length > 0 ? [`Ohne brauchbare Öffnungszeiten: ${listedIds(unreadable)}.`] : []),
  ]
  return failure(
    hours,
    result.join(" "),
    "Berichtige die Daten dieser Märkte; das Protokoll nennt die Felder.",
  )
}

/**
 * Returns the public holidays of a year for which a market has no special opening times, although it would
 * open by its weekly hours.
 */
const missingDays = (market: Market, year: number): ReadonlyArray<string> => {
  const state = stateNamed(market.address.state ?? "")
  if (state === undefined) return []
  const known = new Set(market.specialOpeningTimes.map(({ date }) => date))
  const first = dayNumber(`${year}-01-01`)
  return Array.from({ length: 366 }, (_, day) => first + day)
    .filter((day) => isPublicHoliday(day, state))
    .map(dateOfDay)
    .filter((date) => date.startsWith(`${year}`) && !known.has(date) && openRanges(market, date).length > 0)
}

/** Checks that all markets have special opening times for the public holidays of a year. */
export const checkHolidays = (markets: ReadonlyArray<Market>, year: number): Finding => {
  const missing = markets
    .map((market) => ({ id: market.id, days: missingDays(market, year) }))
    .filter(({ days }) => days.length > 0)
  const [first] = missing
  if (first === undefined) return ok(holidays, `Alle Feiertage ${year} sind eingetragen.`)
  const days = first.days.slice(0, 3).map(germanDate).join(", ")
  return warning(
    holidays,
    `Bei ${missing.length} von ${markets.length} Märkten fehlen Feiertage ${year}, zum Beispiel bei ${first.id}: ${days}.`,
    "Trage die besonderen Tage ein; sonst zeigt der Shop dort geöffnete Märkte.",
  )
}
