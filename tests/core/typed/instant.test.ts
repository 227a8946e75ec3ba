import { assert, describe, it } from "@effect/vitest"
import { parseInstant } from "@heimwerk/core/typed/instant.ts"
import { berlinIso } from "@heimwerk/core/values/berlinTime.ts"
import fc from "fast-check"

const noon = Date.UTC(2026, 11, 24, 12, 30)

describe("parseInstant", () => {
  it.each([
    ["2026-12-24T12:30Z", noon],
    ["2026-12-24t12:30:00z", noon],
    ["2026-12-24T13:30+01:00", noon],
    ["2026-12-24T13:30+0100", noon],
    ["2026-12-24T13:30+01", noon],
    ["2026-12-24T07:00-05:30", noon],
    ["2026-12-25T00:30+12:00", noon],
    ["2026-12-25T06:30+18:00", noon],
    ["2026-12-24T14:29+01:59", noon],
    ["2026-12-24T13:30", noon],
    [" 2026-12-24 13:30:00 ", noon],
    ["2026-12-24T13:30:01.25", noon + 1250],
    ["2026-12-24T13:30:01.2509", noon + 1250],
    ["2026-07-01T10:00", Date.UTC(2026, 6, 1, 8)],
    ["2026-12-24", Date.UTC(2026, 11, 23, 23)],
    ["2028-02-29T00:00Z", Date.UTC(2028, 1, 29)],
  ])(
    "the time „%s“ is parsed as the instant %i, in German local time if it names no time zone",
    (text, instant) => {
      assert.strictEqual(parseInstant(text), instant)
    },
  )

  it("a skipped time in spring is parsed as the moment of the clock change, and a repeated time in autumn is parsed as its first occurrence", () => {
    assert.strictEqual(parseInstant("2026-03-29T02:30"), Date.UTC(2026, 2, 29, 1))
    assert.strictEqual(parseInstant("2026-10-25T02:30"), Date.UTC(2026, 9, 25, 0, 30))
  })

  it.each([
    "",
    "gestern",
    "10:30",
    "24.12.2026",
    "2026-12-24T",
    "2026-12-24T1:30",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-12-00",
    "2026-12-24T24:00",
    "2026-12-24T12:60",
    "2026-12-24T12:30:60",
    "2026-12-24T12:30+25:00",
    "2026-12-24T12:30+01:60",
    "2026-12-24Z",
    "1899-12-31T00:00",
    "3000-01-01",
    "2026-12-24T12:30ZZ",
    "2026-12-24T12:30+19:00",
    "am 2026-12-24",
  ])("the time „%s“ is rejected", (text) => {
    assert.isUndefined(parseInstant(text))
  })

  it("any date and time that the command line prints can be parsed", () => {
    const seconds = fc.integer({ min: Date.UTC(1990, 0) / 1000, max: Date.UTC(2099, 0) / 1000 })
    fc.assert(
      fc.property(seconds, (second) => {
        assert.strictEqual(parseInstant(berlinIso(second * 1000)), second * 1000)
        assert.strictEqual(parseInstant(new Date(second * 1000).toISOString()), second * 1000)
      }),
    )
  })
})
