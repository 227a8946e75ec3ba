import { assert, describe, it } from "@effect/vitest"
import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import { canonicalCode } from "@heimwerk/core/values/canonicalCode.ts"
import { germanOrder } from "@heimwerk/core/values/germanOrder.ts"
import { Schema } from "effect"

describe("a calendar date", () => {
  it.each([
    ["2026-12-24", true],
    ["0001-01-01", true],
    ["2026-12-24T00:00", false],
    ["on 2026-12-24", false],
    ["6-12-24", false],
    ["20266-12-24", false],
    ["2026-1-24", false],
    ["2026-12-4", false],
    ["abcd-12-24", false],
    ["2026-ab-24", false],
    ["2026-12-cd", false],
    ["24.12.2026", false],
  ])("the check whether the text %j is a calendar date returns %s", (text, isDate) => {
    assert.strictEqual(Schema.is(CalendarDate)(text), isDate)
  })
})

describe("a code as the shop compares it", () => {
  it.each([
    ["heim-werk 5", "HEIMWERK5"],
    ["HEIM\u2013WERK\u00a05\u200b", "HEIMWERK5"],
    ["ＨＥＩＭＷＥＲＫ５", "HEIMWERK5"],
    ["2640 0000 1234 5678", "2640000012345678"],
    ["", ""],
  ])("the typed code %j is compared in the form %j", (typed, code) => {
    assert.strictEqual(canonicalCode(typed), code)
  })
})

describe("German order", () => {
  it("names are sorted in German order: umlauts next to their base letter, and numbers by value", () => {
    const names = ["Zaun 10", "Zaun 2", "Öse", "Ofen", "Ohr", "ost", "Straße 1", "Strasse 2"]
    assert.deepStrictEqual(names.toSorted(germanOrder), [
      "Ofen",
      "Ohr",
      "Öse",
      "ost",
      "Straße 1",
      "Strasse 2",
      "Zaun 2",
      "Zaun 10",
    ])
    assert.isBelow(germanOrder("ä", "b"), 0)
    assert.strictEqual(germanOrder("Ofen", "Ofen"), 0)
  })
})
