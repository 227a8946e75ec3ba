import { assert, describe, it } from "@effect/vitest"
import { lawfulOffset } from "@heimwerk/core/values/summerTime.ts"

const hours = (iso: string) => {
  const offset = lawfulOffset(Date.parse(iso))
  return offset === undefined ? undefined : offset / 3_600_000
}

describe("the offset of German local time by law", () => {
  it.each([
    ["1995-12-31T23:59:59.999Z", undefined],
    ["1996-01-01T00:00:00Z", 1],
    ["1996-03-31T00:59:59.999Z", 1],
    ["1996-03-31T01:00:00Z", 2],
    ["1996-10-27T00:59:59.999Z", 2],
    ["1996-10-27T01:00:00Z", 1],
    ["2026-03-29T00:59:59.999Z", 1],
    ["2026-03-29T01:00:00Z", 2],
    ["2026-10-25T00:59:59.999Z", 2],
    ["2026-10-25T01:00:00Z", 1],
    ["2099-12-31T23:59:59.999Z", 1],
    ["2100-01-01T00:00:00Z", undefined],
    ["an invalid time", undefined],
  ])(
    "at %s, the offset of German local time from UTC in hours (undefined: not computed) is %s",
    (iso, offset) => {
      assert.strictEqual(hours(iso), offset)
    },
  )
})
