import { assert, describe, it } from "@effect/vitest"
import { noTime, parseAskedTime } from "@heimwerk/core/typed/askedTime.ts"
import { berlinInstant, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

/** Thursday, 19.11.2026, 10:00. */
const thursday = berlinTime(berlinInstant("2026-11-19", 600))

describe("the time that a visitor asks about", () => {
  it.each([
    ["24.12. 13:30", "2026-12-24T13:30:00+01:00", false],
    ["morgen 9 Uhr", "2026-11-20T09:00:00+01:00", false],
    ["Samstag", "2026-11-21T00:00:00+01:00", true],
    ["2026-12-24", "2026-12-24T00:00:00+01:00", true],
    ["2026-12-24T13:30", "2026-12-24T13:30:00+01:00", false],
    ["2026-07-01T13:30", "2026-07-01T13:30:00+02:00", false],
    ["2026-12-24T12:30Z", "2026-12-24T13:30:00+01:00", false],
    ["2026-12-24T00:00", "2026-12-24T00:00:00+01:00", false],
  ])(
    "on Thursday, 19.11.2026, at 10:00, the text „%s“ asks about %s (whole day: %s)",
    (text, iso, isWholeDay) => {
      assert.deepStrictEqual(parseAskedTime(text, thursday), {
        time: berlinTime(Date.parse(iso)),
        isWholeDay,
      })
    },
  )

  it.each(["bald", "2026-13-01T10:00", "2026-02-29T10:00", "2026-11-21T24:00", "24.13. 10:00", "24:00", ""])(
    "the text „%s“ is no time, and the message about it quotes the text",
    (text) => {
      assert.isUndefined(parseAskedTime(text, thursday))
      assert.strictEqual(
        noTime(text),
        `„${text}“ ist kein Zeitpunkt. Bitte einen wie „24.12. 13:30“, „morgen 9 Uhr“ oder 2026-12-24T13:30 angeben.`,
      )
    },
  )
})
