import { ClockTime } from "@heimwerk/core/market/Market.ts"
import type { ClockRange, SpecialOpeningTime } from "@heimwerk/core/market/Market.ts"
import { FederalState } from "@heimwerk/core/place/FederalState.ts"
import { stateNamed } from "@heimwerk/core/place/stateNamed.ts"
import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import * as Schema from "effect/Schema"

import { csvRows } from "./csvRows.ts"
import { recordDecoder } from "./decodeRecord.ts"
import type { Problems } from "./problems.ts"

const columns = ["date", "label", "states", "opening", "closing"]

/** Decodes a row of `holidays.csv`. Without times, the markets are closed on that day. */
const decode = recordDecoder(
  Schema.Struct({
    date: CalendarDate,
    label: Schema.String,
    states: Schema.optionalKey(Schema.Array(FederalState)),
    opening: Schema.optionalKey(ClockTime),
    closing: Schema.optionalKey(ClockTime),
  }),
)

interface Holiday extends SpecialOpeningTime {
  readonly states?: ReadonlyArray<FederalState>
  readonly line: number
}

/**
 * Returns whether two rows contradict each other: they apply to the same day in the same state, and one of them is
 * closed or their hours overlap. A day with a break has two rows.
 */
const areContrary = (a: Holiday, b: Holiday): boolean => {
  const isSameState = a.states === undefined || (b.states?.some((state) => a.states?.includes(state)) ?? true)
  if (a.date !== b.date || !isSameState) return false
  const isBefore = (one: ClockRange, other: ClockRange) =>
    one.closing !== undefined && other.opening !== undefined && one.closing <= other.opening
  return !isBefore(a.value, b.value) && !isBefore(b.value, a.value)
}

/**
 * Reads the special days of `holidays.csv`: `states` are codes such as `NW BY`, or empty for all of Germany. Rows that
 * contradict each other and hours that end before they begin are problems.
 */
export const readHolidays = async (path: string, problems: Problems): Promise<ReadonlyArray<Holiday>> => {
  const file = "holidays.csv"
  const days: Array<Holiday> = []
  const options = { file, problems, columns, isColumn: (name: string) => columns.includes(name) }
  for await (const { rows } of csvRows(path, options)) {
    for (const { cells, line } of rows) {
      const states = cells.get("states")?.split(/\s+/u)
      const row = { ...Object.fromEntries(cells), ...(states === undefined ? {} : { states }) }
      const day = decode(row, file, () => line, problems)
      if (day === undefined) continue
      const { closing, date, label, opening } = day
      const isOpen = opening !== undefined && closing !== undefined
      if ((opening === undefined) !== (closing === undefined)) {
        problems.add({ file, line, message: "Bitte opening und closing angeben, oder keines von beiden." })
        continue
      }
      if (isOpen && opening >= closing) {
        const message = "Diese Zeit muss nach opening liegen. Mitternacht ist 24:00."
        problems.add({ file, line, path: "closing", message })
        continue
      }
      const holiday: Holiday = {
        line,
        date,
        label,
        type: isOpen ? "short" : "holiday",
        value: isOpen ? { opening, closing } : {},
        ...(day.states === undefined ? {} : { states: day.states }),
      }
      const contrary = days.find((earlier) => areContrary(earlier, holiday))
      if (contrary !== undefined) {
        const message = `Für diesen Tag gilt schon Zeile ${contrary.line}.`
        problems.add({ file, line, path: "date", message })
      }
      days.push(holiday)
    }
  }
  return days
}

/**
 * Returns the special days of a market in a federal state. A market without a state has only the days that
 * apply to all of Germany.
 */
export const holidaysIn = (
  days: ReadonlyArray<Holiday>,
  state: string | undefined,
): ReadonlyArray<SpecialOpeningTime> => {
  const code = state === undefined ? undefined : stateNamed(state)
  return days
    .filter(({ states }) => states === undefined || (code !== undefined && states.includes(code)))
    .map(({ line: _line, states: _states, ...day }) => day)
}
