import { assert, describe, it } from "@effect/vitest"
import { failuresForgottenAfterMillis, loginDelayMillis } from "@heimwerk/core/account/loginDelay.ts"

const second = 1000
const minute = 60 * second

describe("login delay after wrong passwords", () => {
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
  ])("after %i wrong passwords in a row, the login delay is %i ms", (failures, millis) => {
    assert.strictEqual(loginDelayMillis(failures), millis)
  })

  it("T-S8: the login delays after 10,000 wrong passwords in a row add up to more than 30 days", () => {
    const waits = Array.from({ length: 10_000 }, (_, index) => loginDelayMillis(index + 1))
    assert.isAbove(
      waits.reduce((sum, wait) => sum + wait, 0),
      30 * 24 * 60 * minute,
    )
  })

  it("failed logins are forgotten after 24 hours, which is longer than the longest login delay", () => {
    assert.strictEqual(failuresForgottenAfterMillis, 24 * 60 * minute)
    assert.isAbove(failuresForgottenAfterMillis, loginDelayMillis(10_000))
  })
})
