import { berlinInstant } from "../values/berlinTime.ts"
import { dayNumber } from "../values/calendar.ts"
import { isDate } from "./isDate.ts"

const isoTime =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?)?$/iu

/**
 * Returns the offset of a time zone (`+01:00`, `-0530`, `+01`, `Z`) from UTC, in minutes. Returns `undefined`
 * for an unknown zone.
 */
const zoneMinutes = (zone: string): number | undefined => {
  const digits = zone.slice(1).replace(":", "")
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
  if (hours > 18 || minutes > 59) return undefined
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes)
}

/**
 * Parses an ISO 8601 time to epoch ms. Returns `undefined` if it is invalid. A time without `Z` or an offset
 * is German local time, so that staff can type what their clock shows:
 *
 * | text | means |
 * |---|---|
 * | `2026-12-24T12:59:00Z` | 12:59 UTC |
 * | `2026-12-24T13:59+01:00` | 12:59 UTC |
 * | `2026-12-24T13:59`, `2026-12-24 13:59:00` | 13:59 in Berlin |
 * | `2026-12-24` | midnight in Berlin |
 *
 * Days and times that do not exist (30 February, 24:00) are invalid. If the change to summer time skips a
 * time, the time means the moment of the change. If a time occurs twice, the first occurrence is meant. Years
 * from 1900 to 2999 are valid.
 */
export const parseInstant = (text: string): number | undefined => {
  const parts = isoTime.exec(text.trim())?.groups
  if (parts === undefined) return undefined
  const { date = "", fraction = "", hour = "0", minute = "0", second = "0", zone } = parts
  if (!isDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const millis = Number(second) * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"))
  const minuteOfDay = Number(hour) * 60 + Number(minute)
  if (zone === undefined) return berlinInstant(date, minuteOfDay) + millis
  const ahead = zoneMinutes(zone)
  return ahead === undefined
    ? undefined
    : dayNumber(date) * 86_400_000 + (minuteOfDay - ahead) * 60_000 + millis
}
