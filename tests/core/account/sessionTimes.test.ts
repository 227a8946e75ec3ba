import { assert, describe, it } from "@effect/vitest"
import { loginIdleMillis, loginLifetimeMillis } from "@heimwerk/core/account/sessionTimes.ts"

describe("session times", () => {
  it("T-S10: the time limits of a login are 30 minutes without a request, and 12 hours in total", () => {
    assert.deepStrictEqual([loginIdleMillis, loginLifetimeMillis], [1_800_000, 43_200_000])
  })
})
