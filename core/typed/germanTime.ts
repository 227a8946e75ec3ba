import { type BerlinTime, berlinInstant } from "../values/berlinTime.ts"

import { dayAt } from "./typedDay.ts"

/** A typed time. Without a time of day, the whole day is meant and `epochMillis` is its midnight. */
interface TypedTime {
  readonly epochMillis: number
  readonly isWholeDay: boolean
}

const normalised = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ü", "ue")
    .replace(/[,\s]+/gu, " ")
    .trim()

const clock =
  /^(?:um |ab |gegen )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?<unit> ?(?:uhr|h)(?: (?<after>\d{2}))?)?$/u

/**
 * Reads a time of day: `13:00`, `13.30 Uhr`, `9 Uhr`, `9 Uhr 30`. A number alone (`9`) counts only after a
 * day.
 */
const minuteOf = (text: string, isAfterDay: boolean): number | undefined => {
  const parts = clock.exec(text)?.groups
  if (parts === undefined) return undefined
  const { after, hour, minute, unit } = parts
  if (after !== undefined && minute !== undefined) return undefined
  if (!isAfterDay && minute === undefined && unit === undefined) return undefined
  const minutes = Number(minute ?? after ?? 0)
  return Number(hour) > 23 || minutes > 59 ? undefined : Number(hour) * 60 + minutes
}

/**
 * Parses a time as German speakers type it, in German local time. Returns `undefined` if it is invalid.
 *
 * | text | on Sunday 22.11.2026, means |
 * |---|---|
 * | `24.12. 13:00`, `24.12.2026 13 Uhr`, `Do, 24.12., um 13.00 Uhr` | 13:00 on the next 24 December |
 * | `morgen 9 Uhr`, `Montag 9` | 09:00 on 23.11.2026 |
 * | `9 Uhr`, `09:00` | 09:00 today |
 * | `Heiligabend`, `24. Dez.`, `24.12.` | the whole day |
 * | `jetzt` | now |
 *
 * If today is the named weekday and the time has passed, the day a week later is meant.
 */
export const parseGermanTime = (text: string, now: BerlinTime): TypedTime | undefined => {
  const typed = normalised(text)
  if (typed === "jetzt") return { epochMillis: now.epochMillis, isWholeDay: false }
  const day = dayAt(typed, now.date)
  const minute = minuteOf(day?.rest ?? typed, day !== undefined)
  if (minute === undefined) {
    return day?.rest === "" ? { epochMillis: berlinInstant(day.date, 0), isWholeDay: true } : undefined
  }
  const epochMillis = berlinInstant(day?.date ?? now.date, minute)
  return day?.nextDate !== undefined && epochMillis < now.epochMillis
    ? { epochMillis: berlinInstant(day.nextDate, minute), isWholeDay: false }
    : { epochMillis, isWholeDay: false }
}
