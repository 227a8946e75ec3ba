import { clockText } from "@heimwerk/core/market/dayRange.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"

/** Formats a time in Germany: `24.11.2026, 08:30 Uhr`. */
export const timeText = (epochMillis: number): string => {
  const { date, minuteOfDay } = berlinTime(epochMillis)
  return `${germanDate(date)}, ${clockText(Math.floor(minuteOfDay))} Uhr`
}
