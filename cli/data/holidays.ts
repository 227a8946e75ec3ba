import { ClockTime } from "@heimwerk/core/market/Market.ts"
import type { SpecialOpeningTime } from "@heimwerk/core/market/Market.ts"
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
}

/** Reads the special days of `holidays.csv`: `states` are codes such as `NW BY`, or empty for all of Germany. */
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
      if ((opening === undefined) !== (closing === undefined))
        problems.add({ file, line, message: "Bitte opening und closing angeben, oder keines von beiden." })
      days.push({
        date,
        label,
        type: isOpen ? "short" : "holiday",
        value: isOpen ? { opening, closing } : {},
        ...(day.states === undefined ? {} : { states: day.states }),
      })
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
    .map(({ states: _states, ...day }) => day)
}
