import { assert, describe, it } from "@effect/vitest"
import { lowestPrice, reductionStart } from "@heimwerk/core/price/lowestPrice.ts"
import { type PriceHistory, PriceHistory as PriceHistorySchema } from "@heimwerk/core/price/PriceHistory.ts"
import { addDays } from "@heimwerk/core/values/calendar.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"

import { type DayPrice, expectedLowest } from "../../support/oracles/lowestPrice.ts"

const regular = (amount: number, from: string, to?: string): PriceHistory => [
  { from, amount: toCents(amount), isReduction: false, ...(to === undefined ? {} : { to }) },
]
const reduced = (amount: number, from: string, to?: string): PriceHistory =>
  regular(amount, from, to).map((period) => ({ ...period, isReduction: true }))

describe("the lowest price of the last 30 days", () => {
  it.each<[string, PriceHistory, number | undefined]>([
    ["is the price before", [...regular(100, "2026-01-01", "2026-10-31"), ...reduced(80, "2026-11-01")], 100],
    ["is not there without a reduction", regular(100, "2026-01-01"), undefined],
    [
      "is lower than the price before, when it was within 30 days",
      [
        ...regular(70, "2026-09-01", "2026-10-02"),
        ...regular(100, "2026-10-03", "2026-10-31"),
        ...reduced(80, "2026-11-01"),
      ],
      70,
    ],
    [
      "forgets a price of 31 days before",
      [
        ...regular(70, "2026-09-01", "2026-10-01"),
        ...regular(100, "2026-10-02", "2026-10-31"),
        ...reduced(80, "2026-11-01"),
      ],
      100,
    ],
    [
      "stays that before the first of several steps",
      [
        ...regular(100, "2026-01-01", "2026-10-31"),
        ...reduced(90, "2026-11-01", "2026-11-05"),
        ...reduced(80, "2026-11-06"),
      ],
      100,
    ],
    [
      "begins anew after an interruption",
      [
        ...reduced(60, "2026-10-20", "2026-10-25"),
        ...regular(100, "2026-10-26", "2026-10-31"),
        ...reduced(80, "2026-11-01"),
      ],
      60,
    ],
    [
      "begins anew with a dearer step",
      [
        ...regular(100, "2026-01-01", "2026-10-31"),
        ...reduced(70, "2026-11-01", "2026-11-05"),
        ...reduced(80, "2026-11-06"),
      ],
      70,
    ],
    [
      "begins anew when a day lies between",
      [
        ...regular(100, "2026-01-01", "2026-10-31"),
        ...reduced(90, "2026-11-01", "2026-11-04"),
        ...reduced(80, "2026-11-06"),
      ],
      90,
    ],
    ["is not there for an article that was never dearer", reduced(80, "2026-11-01"), undefined],
    [
      "does not mind the order of the history",
      [...reduced(80, "2026-11-01"), ...regular(100, "2026-01-01", "2026-10-31")],
      100,
    ],
    [
      "counts an open period as lasting on",
      [...regular(100, "2026-01-01"), ...reduced(80, "2026-11-01")],
      100,
    ],
    [
      "joins steps of which the first is open",
      [
        ...regular(100, "2026-01-01", "2026-10-31"),
        ...reduced(90, "2026-11-01"),
        ...reduced(80, "2026-11-06"),
      ],
      100,
    ],
  ])("%s", (_, history, expected) => {
    assert.strictEqual(
      lowestPrice(history, "2026-11-21"),
      expected === undefined ? undefined : toCents(expected),
    )
  })

  it("goes by the later entry where two begin on one day", () => {
    const history = [
      ...regular(100, "2026-01-01", "2026-10-31"),
      ...reduced(90, "2026-11-01", "2026-11-30"),
      ...regular(95, "2026-11-01", "2026-11-30"),
    ]
    assert.isUndefined(reductionStart(history, "2026-11-21"))
  })

  it("is known from the day the reduction began, and only from then on", () => {
    const history = [...regular(100, "2026-01-01", "2026-10-31"), ...reduced(80, "2026-11-01", "2026-11-30")]
    assert.deepStrictEqual(
      ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"].map((date) => reductionStart(history, date)),
      [undefined, "2026-11-01", "2026-11-01", undefined],
    )
  })

  it("equals a count day by day for 10,000 histories", () => {
    const step = fc.record({
      days: fc.integer({ min: 1, max: 20 }),
      gap: fc.constantFrom(0, 0, 0, 1, 5),
      amount: fc.integer({ min: 1, max: 6 }),
      isReduction: fc.boolean(),
    })
    const steps = fc.array(step, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(steps, fc.nat({ max: 1_000 }), (parts, place) => {
        const days = new Map<string, DayPrice>()
        const history: Array<PriceHistory[number]> = []
        let day = "2026-01-01"
        for (const { amount, days: length, gap, isReduction } of parts) {
          const from = addDays(day, gap)
          const to = addDays(from, length - 1)
          history.push({ from, to, amount: toCents(amount), isReduction })
          for (let index = 0; index < length; index++) days.set(addDays(from, index), { amount, isReduction })
          day = addDays(to, 1)
        }
        const date = [...days.keys()][place % days.size] ?? day
        const shuffled = place % 2 === 0 ? history.toReversed() : history
        assert.strictEqual(lowestPrice(shuffled, date) ?? -1, expectedLowest(days, date) ?? -1)
      }),
      { numRuns: 10_000 },
    )
  })

  it("comes from a history that is decoded, with real days and amounts", () => {
    const decode = Schema.decodeUnknownOption(PriceHistorySchema)
    assert.strictEqual(decode([{ from: "2026-01-01", amount: 1, isReduction: true }])._tag, "Some")
    assert.strictEqual(decode([{ from: "1.1.2026", amount: 1, isReduction: true }])._tag, "None")
    assert.strictEqual(decode([{ from: "2026-01-01", amount: -1, isReduction: true }])._tag, "None")
  })
})
