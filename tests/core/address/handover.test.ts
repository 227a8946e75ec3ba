import { assert, describe, it } from "@effect/vitest"
import { handoverOf } from "@heimwerk/core/address/handover.ts"

describe("the handover choice", () => {
  it("is named after the delivery type", () => {
    assert.strictEqual(handoverOf("marketPickup"), "marketPickup_marketPickup")
    assert.strictEqual(handoverOf("homeDelivery"), "homeDelivery_homeDelivery")
  })
})
