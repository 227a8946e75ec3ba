import { assert, describe, it } from "@effect/vitest"
import { clockText, dayRange } from "@heimwerk/core/market/dayRange.ts"

describe("the opening range of a day", () => {
  it.each([
    ["08:00", "20:00", 480, 1200],
    ["08:00:00", "20:00:00", 480, 1200],
    ["08:00:30", "20:00:15", 480.5, 1200.25],
    ["20:00", "02:30", 1200, 1590],
    ["08:00", "08:01", 480, 481],
    ["08:01", "08:00", 481, 1920],
    ["23:59", "00:00", 1439, 1440],
    ["08:00", "24:00", 480, 1440],
    ["00:00", "24:00", 0, 1440],
    ["00:00:00", "24:00:00", 0, 1440],
  ])(
    "opening hours from %s to %s are stored as the minutes %d to %d of the day",
    (opening, closing, first, end) => {
      assert.deepStrictEqual(dayRange({ opening, closing }), { opening: first, closing: end })
    },
  )

  it.each([
    ["no end", { opening: "08:00" }],
    ["no beginning", { closing: "20:00" }],
    ["neither beginning nor end", {}],
    ["the same time as beginning and end", { opening: "08:00", closing: "08:00" }],
    ["less than a minute from beginning to end", { opening: "08:00:00", closing: "08:00:59" }],
    ["an end less than a minute before the beginning", { opening: "08:00:59", closing: "08:00:00" }],
    ["less than a minute from beginning to end, over midnight", { opening: "23:59:30", closing: "00:00:00" }],
    [
      "an end less than a minute before the beginning, over midnight",
      { opening: "00:00:00", closing: "23:59:30" },
    ],
    ["an hour with one digit", { opening: "8:00", closing: "20:00" }],
    ["a digit before a time", { opening: "108:00", closing: "20:00" }],
    ["a letter after a time", { opening: "08:00", closing: "20:00x" }],
    ["seconds with one digit", { opening: "08:00", closing: "20:00:0" }],
    ["a beginning at 24:00", { opening: "24:00", closing: "02:00" }],
    ["a beginning less than a minute before the end at 24:00", { opening: "23:59:30", closing: "24:00" }],
    ["seconds that are not a number", { opening: "08:00", closing: "20:00:xx" }],
  ])("a market is closed on a day whose opening hours have %s", (_, range) => {
    assert.isUndefined(dayRange(range))
  })

  it("opening times are shown without seconds, and a time past midnight is shown as a time of the next day", () => {
    assert.deepStrictEqual([0, 480.9, 599, 1439, 1440, 1590].map(clockText), [
      "00:00",
      "08:00",
      "09:59",
      "23:59",
      "00:00",
      "02:30",
    ])
  })
})
