import { dateOfDay, dayNumber, weekdayOfDay } from "./calendar.ts"

const millisPerDay = 86_400_000
const millisPerHour = 3_600_000

/** Returns the time of a year's clock change, in epoch ms: 01:00 UTC on the last Sunday of March or October. */
const clockChange = (year: string, month: "03" | "10"): number => {
  const lastDay = dayNumber(`${year}-${month}-31`)
  const lastSunday = lastDay - (weekdayOfDay(lastDay) % 7)
  return lastSunday * millisPerDay + millisPerHour
}

const firstTime = dayNumber("1996-01-01") * millisPerDay
const lastTime = dayNumber("2100-01-01") * millisPerDay

/**
 * Returns the offset of German local time from UTC by the law of the European Union (directive 2000/84/EC), in ms.
 * Returns `undefined` for times before 1996, when Germany had other rules, for times from 2100 on, and for `NaN`.
 */
export const lawfulOffset = (epochMillis: number): number | undefined => {
  if (!(epochMillis >= firstTime && epochMillis < lastTime)) return undefined
  const year = dateOfDay(Math.floor(epochMillis / millisPerDay)).slice(0, 4)
  const isSummer = epochMillis >= clockChange(year, "03") && epochMillis < clockChange(year, "10")
  return (isSummer ? 2 : 1) * millisPerHour
}
