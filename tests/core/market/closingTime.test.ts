import { assert, describe, it } from "@effect/vitest"
import { closingTime } from "@heimwerk/core/market/openingHours.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { hourVariants } from "../../support/oracles/hourVariants.ts"
import { expectedClosing } from "../../support/oracles/openingStatus.ts"

/** UTC spans that include both days with a clock change, and the days around Christmas. */
const spans = [
  ["2026-03-28T22:00Z", "2026-03-29T23:00Z"],
  ["2026-10-24T21:00Z", "2026-10-26T00:00Z"],
  ["2026-12-23T23:00Z", "2026-12-27T23:00Z"],
] as const

describe("the closing time of a market", () => {
  it.each(Object.entries(hourVariants))(
    "the closing time is the next time at which a clock in Germany shows the end of the opening hours: %s",
    (_, hours) => {
      for (const [from, to] of spans) {
        for (let instant = Date.parse(from); instant < Date.parse(to); instant += 19 * 60_000) {
          const expected = expectedClosing(hours, instant)
          assert.strictEqual(
            closingTime(hours, berlinTime(instant)),
            expected,
            new Date(instant).toISOString(),
          )
        }
      }
    },
  )
})
