import { assert, describe, it } from "@effect/vitest"
import { typedDay } from "@heimwerk/cli/input/day.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

/** Saturday 21.11.2026, 12:00 in Germany. */
const time = Date.UTC(2026, 10, 21, 11)

describe("a typed day of records", () => {
  it.effect.each([
    ["1.11.2026", "2026-11-01"],
    ["1. November 2026", "2026-11-01"],
    ["2026-11-01", "2026-11-01"],
    ["30.11.2026", "2026-11-30"],
    ["gestern", "2026-11-20"],
    ["heute", "2026-11-21"],
    ["21.11.", "2026-11-21"],
  ] as const)("on 21.11.2026, the typed text %s means the day %s", ([text, day]) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(time)
      assert.strictEqual(yield* typedDay(text), day)
    }),
  )

  it.effect.each(["1.11.", "Montag", "24.12.2026 13 Uhr", "31.11.2026", "bald", ""])(
    "on 21.11.2026, the typed text '%s' is rejected as a day, and the error shows valid examples",
    (text) =>
      Effect.gen(function* () {
        yield* TestClock.setTime(time)
        const { message } = yield* Effect.flip(typedDay(text))
        assert.strictEqual(
          message,
          `„${text}“ ist kein eindeutiger Tag. Bitte einen wie 1.11.2026, „gestern“ oder 2026-11-01 angeben.`,
        )
      }),
  )
})
