import { assert, describe, it } from "@effect/vitest"
import { loginIdleMillis, loginLifetimeMillis } from "@heimwerk/core/account/sessionTimes.ts"

describe("session times", () => {
  it("T-S10: a login ends after 30 minutes without a request, and at the latest after 12 hours", () => {
    assert.deepStrictEqual([loginIdleMillis, loginLifetimeMillis], [1_800_000, 43_200_000])
  })
})
