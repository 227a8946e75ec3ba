import type { Market } from "@heimwerk/core/market/Market.ts"
import { openRange, rangeText } from "@heimwerk/core/market/openingHours.ts"
import { addDays, germanDate, weekdayOf } from "@heimwerk/core/values/berlinTime.ts"

import { table } from "../../output/table.ts"

const weekdays = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]

/** A market's hours of seven days from a date, with the names of special days. */
export const weekText = (market: Market, from: string): string =>
  table(
    [
      { title: "Tag", text: (date) => weekdays[weekdayOf(date) - 1] ?? "" },
      { title: "Datum", text: germanDate },
      { title: "Geöffnet", text: (date) => rangeText(openRange(market, date)) },
      { title: "", text: (date) => market.specialOpeningTimes.find((day) => day.date === date)?.label ?? "" },
    ],
    [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(from, days)),
  )
