import * as Schema from "effect/Schema"

/** A calendar day in Europe/Berlin as `YYYY-MM-DD`, for example `2026-12-24`. */
export const CalendarDate = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u, { message: "Bitte einen Tag wie 2026-12-24 angeben." }),
)
