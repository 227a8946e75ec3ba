import { assert, describe, it } from "@effect/vitest"
import { failuresForgottenAfterMillis, loginDelayMillis } from "@heimwerk/core/account/loginDelay.ts"

const second = 1000
const minute = 60 * second

describe("the wait after wrong passwords", () => {
  it.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [5, second],
    [6, 2 * second],
    [7, 4 * second],
    [14, 8 * minute + 32 * second],
    [15, 15 * minute],
    [16, 15 * minute],
    [10_000, 15 * minute],
  ])("is after %i in a row %i milliseconds", (failures, millis) => {
    assert.strictEqual(loginDelayMillis(failures), millis)
  })

  it("T-S8: makes ten thousand guesses take more than 30 days", () => {
    const waits = Array.from({ length: 10_000 }, (_, index) => loginDelayMillis(index + 1))
    assert.isAbove(
      waits.reduce((sum, wait) => sum + wait, 0),
      30 * 24 * 60 * minute,
    )
  })

  it("is shorter than the time after which wrong ones are forgotten, so that waiting for that gains nothing", () => {
    assert.strictEqual(failuresForgottenAfterMillis, 24 * 60 * minute)
  })
})
