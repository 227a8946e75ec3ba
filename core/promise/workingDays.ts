import type { FederalState } from "../place/FederalState.ts"
import { weekdayOfDay } from "../values/calendar.ts"
import { isPublicHoliday } from "./publicHolidays.ts"

/**
 * Returns whether a day is a working day in a federal state. While the state is unknown, a holiday of any
 * state counts.
 *
 * @param lastWeekday the last working day of a week: 5 is Friday, 6 is Saturday
 */
export const isWorkingDay = (day: number, lastWeekday: number, state: FederalState | undefined): boolean =>
  weekdayOfDay(day) <= lastWeekday && !isPublicHoliday(day, state)

/** Returns the `count`th day after `day` for which `isCounted` is true. */
export const nthDayAfter = (day: number, count: number, isCounted: (day: number) => boolean): number => {
  let found = day
  for (let left = count; left > 0;) {
    found += 1
    if (isCounted(found)) left -= 1
  }
  return found
}
