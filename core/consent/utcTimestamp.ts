import { dateOfDay } from "../values/calendar.ts"

const two = (value: number): string => String(value).padStart(2, "0")

/**
 * An instant in UTC as `YYYY-MM-DDTHH:mm:ssZ`, whole seconds, rounded down (storefront 7, consent).
 *
 * @throws RangeError for a number that is no instant (`NaN`, infinite) or is outside the years 0 to 9999: a mistake of the
 *   caller.
 */
export const utcTimestamp = (epochMillis: number): string => {
  if (!(epochMillis >= -62_167_219_200_000 && epochMillis < 253_402_300_800_000))
    throw new RangeError(`${epochMillis} is not an instant of the years 0 to 9999.`)
  const seconds = Math.floor(epochMillis / 1000)
  const day = Math.floor(seconds / 86_400)
  const second = seconds - day * 86_400
  const minute = Math.floor(second / 60)
  return `${dateOfDay(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second % 60)}Z`
}
