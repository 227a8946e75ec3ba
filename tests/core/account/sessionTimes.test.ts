import { assert, describe, it } from "@effect/vitest"
import { isLoginFresh, loginIdleMillis, loginLifetimeMillis } from "@heimwerk/core/account/sessionTimes.ts"

const minute = 60 * 1000
const now = 1_800_000_000_000

describe("how long somebody is logged in", () => {
  it.each([
    ["just now", 0, 0, true],
    ["29 minutes without a visit", 29, 29, true],
    ["30 minutes without a visit", 30, 30, false],
    ["busy for almost 12 hours", 12 * 60 - 1, 0, true],
    ["busy for 12 hours", 12 * 60, 0, false],
    ["away for a day", 24 * 60, 24 * 60, false],
  ])("T-S10: %s", (_, began, used, isFresh) => {
    const times = { loggedIn: now - began * minute, used: now - used * minute }
    assert.strictEqual(isLoginFresh(times, now), isFresh)
  })

  it("T-S10: is 30 minutes without a visit, and 12 hours in all", () => {
    assert.deepStrictEqual([loginIdleMillis, loginLifetimeMillis], [30 * minute, 12 * 60 * minute])
  })
})
