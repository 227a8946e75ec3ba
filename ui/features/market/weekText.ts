import { hoursTable } from "@heimwerk/core/market/hoursTable.ts"
import { type Hours, rangesText } from "@heimwerk/core/market/openingHours.ts"
import { weekdayNames } from "@heimwerk/core/values/calendar.ts"

/** Returns the usual opening hours in one line, for example `Mo-Sa 08:00 - 20:00, So geschlossen`. */
export const weekText = (market: Hours): string => {
  const { weekdays } = hoursTable(market)
  const hours = weekdayNames.map((_, index) => rangesText(weekdays.get(index + 1) ?? []))
  const short = (index: number) => weekdayNames[index]?.slice(0, 2)
  return hours
    .flatMap((text, first) => {
      if (text === hours[first - 1]) return []
      const next = hours.findIndex((other, index) => index > first && other !== text)
      const last = (next < 0 ? hours.length : next) - 1
      return [`${short(first)}${last > first ? `-${short(last)}` : ""} ${text}`]
    })
    .join(", ")
}
