import { addDays } from "../values/calendar.ts"

/** Returns whether a text such as `2026-12-24` is a day of the calendar from 1900 to 2999. */
export const isDate = (date: string): boolean => date >= "1900" && date < "3000" && addDays(date, 0) === date
