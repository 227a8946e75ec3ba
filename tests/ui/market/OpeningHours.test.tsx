// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen, within } from "@testing-library/react"

import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { specialRows, weekRows } from "@heimwerk/ui/features/market/hoursRows.ts"
import { weekText } from "@heimwerk/ui/features/market/weekText.ts"
import { SpecialTable, WeekTable } from "../../../ui/features/market/OpeningHours.tsx"

import { smallWorld } from "../../support/smallWorld.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const [koeln] = smallWorld.markets
if (koeln === undefined) throw new Error("The small world has no market.")

/** Renders the opening hours of the first market at the given time, and returns the rows of each table. */
const rowsAt = (instant: string) => {
  const at = berlinTime(Date.parse(instant))
  renderInShop(
    <>
      <WeekTable rows={weekRows(koeln, at)} />
      <SpecialTable rows={specialRows(koeln, at)} />
    </>,
  )
  return screen.getAllByRole("table").map((table) =>
    within(table)
      .getAllByRole("row")
      .filter((row) => within(row).queryByRole("rowheader") !== null),
  )
}

const texts = (rows: ReadonlyArray<HTMLElement> = []) =>
  rows.map((row) => [
    within(row).getByRole("rowheader").textContent?.trim(),
    ...within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ])

describe("the opening hours of a market", () => {
  it("the opening hours have a row for each weekday, and the row of today contains the word 'heute'", () => {
    const [week] = rowsAt("2026-11-21T12:00:00+01:00")
    assert.deepStrictEqual(texts(week), [
      ["Montag", "08:00 - 20:00"],
      ["Dienstag", "08:00 - 20:00"],
      ["Mittwoch", "08:00 - 20:00"],
      ["Donnerstag", "08:00 - 20:00"],
      ["Freitag", "08:00 - 20:00"],
      ["Samstag heute", "08:00 - 18:00"],
      ["Sonntag", "geschlossen"],
    ])
  })

  it("the opening hours list the special days of the next 60 days with German dates", () => {
    const [, special] = rowsAt("2026-11-21T12:00:00+01:00")
    assert.deepStrictEqual(texts(special), [
      ["Heiligabend 24.12.2026 Donnerstag", "08:00 - 12:00"],
      ["1. Weihnachtstag 25.12.2026 Freitag", "geschlossen"],
    ])
  })

  it("the opening hours list a special day that is 60 days away, but no special day that is 61 days away", () => {
    assert.lengthOf(rowsAt("2026-10-25T12:00:00+01:00")[1] ?? [], 1)
    cleanup()
    assert.lengthOf(rowsAt("2026-10-24T12:00:00+02:00")[1] ?? [], 0)
  })

  it("the printed opening hours of a market are one line, which joins days with the same hours", () => {
    assert.strictEqual(weekText(koeln), "Mo-Fr 08:00 - 20:00, Sa 08:00 - 18:00, So geschlossen")
    assert.strictEqual(weekText({ openingTimes: [], specialOpeningTimes: [] }), "Mo-So geschlossen")
  })

  it("the tables of opening hours have captions", () => {
    rowsAt("2026-11-21T12:00:00+01:00")
    assert.deepStrictEqual(
      screen.getAllByRole("caption").map(({ textContent }) => textContent),
      ["Öffnungszeiten nach Wochentag", "Sonderöffnungszeiten der nächsten 60 Tage"],
    )
  })
})
