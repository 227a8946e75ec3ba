import type { ClockRange, SpecialOpeningTime } from "@heimwerk/core/market/Market.ts"
import type { Hours } from "@heimwerk/core/market/openingHours.ts"

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** Writes the opening hours of a day. Equal or missing times mean closed. */
const rangeOf = ({ closing, opening }: ClockRange): string =>
  opening === undefined || closing === undefined || opening === closing ? "off" : `${opening}-${closing}`

const dateOf = ({ date }: SpecialOpeningTime): string =>
  `${date.slice(0, 4)} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8, 10)}`

/** Joins weekdays with the same hours into one range: `Mo-Sa 08:00-20:00`. */
const weekOf = ({ openingTimes }: Hours): ReadonlyArray<string> => {
  const ranges = days.map((_, index) => {
    const entry = openingTimes.find(({ isodate }) => isodate === index + 1)
    return entry === undefined ? "off" : rangeOf(entry.value)
  })
  return ranges.flatMap((range, first) => {
    if (ranges[first - 1] === range) return []
    const length = ranges.slice(first).findIndex((other) => other !== range)
    const last = length === -1 ? ranges.length - 1 : first + length - 1
    return [`${days[first]}${last > first ? `-${days[last]}` : ""} ${range}`]
  })
}

/**
 * Writes a market's hours in OpenStreetMap syntax. A later rule overrides an earlier rule, so special days
 * come last.
 */
export const osmHours = (hours: Hours): string =>
  [
    ...weekOf(hours),
    ...hours.specialOpeningTimes.map((each) => `${dateOf(each)} ${rangeOf(each.value)}`),
  ].join("; ")
