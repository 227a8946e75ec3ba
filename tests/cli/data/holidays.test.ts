import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { holidaysIn, readHolidays } from "@heimwerk/cli/data/holidays.ts"
import { makeProblems, problemText } from "@heimwerk/cli/data/problems.ts"
import { Effect } from "effect"

import { temporaryDirectory } from "../../support/database.ts"

/** Reads the rows of a `holidays.csv`: the special days in Schleswig-Holstein, and the problems. */
const read = (...rows: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const path = join(yield* temporaryDirectory, "holidays.csv")
    writeFileSync(path, ["date;label;states;opening;closing", ...rows].join("\n"))
    const problems = makeProblems()
    const days = yield* Effect.promise(() => readHolidays(path, problems))
    return { days: holidaysIn(days, "Schleswig-Holstein"), problems: problems.kept.map(problemText) }
  })

describe("special days of a retailer", () => {
  it.live("the reader of special days refuses two rows for the same day and state", () =>
    Effect.gen(function* () {
      const { problems } = yield* read(
        "2026-12-24;Heiligabend;;08:00;12:00",
        "2026-12-24;Heiligabend;;;",
        "2026-12-31;Silvester;SH HH;08:00;14:00",
        "2026-12-31;Silvester;NI HH;13:00;16:00",
      )
      assert.deepStrictEqual(problems, [
        "holidays.csv, Zeile 3, date: Für diesen Tag gilt schon Zeile 2.",
        "holidays.csv, Zeile 5, date: Für diesen Tag gilt schon Zeile 4.",
      ])
    }),
  )

  it.live(
    "the reader of special days accepts a day with a break, and different hours in different states",
    () =>
      Effect.gen(function* () {
        const { days, problems } = yield* read(
          "2026-12-31;Silvester;SH;13:00;16:00",
          "2026-12-31;Silvester;SH;08:00;12:00",
          "2026-12-31;Silvester;NI;08:00;14:00",
          "2027-01-02;Inventur;;;",
        )
        assert.deepStrictEqual(problems, [])
        const day = { date: "2026-12-31", label: "Silvester", type: "short" } as const
        assert.deepStrictEqual(days, [
          { ...day, value: { opening: "13:00", closing: "16:00" } },
          { ...day, value: { opening: "08:00", closing: "12:00" } },
          { date: "2027-01-02", label: "Inventur", type: "holiday", value: {} },
        ])
      }),
  )

  it.live("the reader of special days refuses hours that end before or when they begin", () =>
    Effect.gen(function* () {
      const { problems } = yield* read(
        "2026-12-24;Heiligabend;;18:00;12:00",
        "2026-12-30;Inventur;;08:00;08:00",
        "2026-12-31;Silvester;;20:00;24:00",
      )
      assert.deepStrictEqual(problems, [
        "holidays.csv, Zeile 2, closing: Diese Zeit muss nach opening liegen. Mitternacht ist 24:00.",
        "holidays.csv, Zeile 3, closing: Diese Zeit muss nach opening liegen. Mitternacht ist 24:00.",
      ])
    }),
  )
})
