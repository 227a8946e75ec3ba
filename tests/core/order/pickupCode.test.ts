import { assert, describe, it } from "@effect/vitest"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { readPickupCode, withPickupCode } from "@heimwerk/core/order/pickupCode.ts"

import { hammer, item, placed, requestFor } from "../../support/checkout.ts"

describe("the pickup code", () => {
  it.each([
    ["HW-20261122-7KQ2M9AX", { orderId: "HW-20261122-7KQ2M9AX" }],
    [" hw-20261122-7kq2m9ax-k7pq ", { orderId: "HW-20261122-7KQ2M9AX", code: "HW-20261122-7KQ2M9AX-K7PQ" }],
    ["HW-20261119-54321", { orderId: "HW-20261119-54321" }],
    ["HW-20261119-54321-K7PQ", { orderId: "HW-20261119-54321", code: "HW-20261119-54321-K7PQ" }],
    [" HW-1 ", { orderId: "HW-1" }],
    [" hw-20261122- 7kq2 m9ax", { orderId: "HW-20261122-7KQ2M9AX" }],
    ["HW202611227KQ2M9AX", { orderId: "HW-20261122-7KQ2M9AX" }],
    ["hw–20261122–7kq2m9ax", { orderId: "HW-20261122-7KQ2M9AX" }],
    ["hw 20261119 54321", { orderId: "HW-20261119-54321" }],
    ["hw 20261119 54321 k7pq", { orderId: "HW-20261119-54321", code: "HW-20261119-54321-K7PQ" }],
    ["hw202611227kq2m9axk7pq", { orderId: "HW-20261122-7KQ2M9AX", code: "HW-20261122-7KQ2M9AX-K7PQ" }],
    ["HW-20261122-7KQ2M9AX-K7PQX", { orderId: "HW-20261122-7KQ2M9AX-K7PQX" }],
    ["XHW-20261122-7KQ2M9AX-K7PQ", { orderId: "XHW-20261122-7KQ2M9AX-K7PQ" }],
  ])("the pickup code typed by staff as '%s' is read as %j", (typed, expected) => {
    assert.deepStrictEqual<unknown>(readPickupCode(typed), expected)
  })

  it("only the delivery that becomes ready gets a pickup code, and its code never changes", () => {
    const world = { lines: [item(hammer, 1), item(hammer, 1, "homeDelivery")] }
    const paid = orderReducer(placed(requestFor(world, "bankTransfer"), world), {
      kind: "pay",
      actor: "payments",
      at: 1,
    })
    const picked = paid && orderReducer(paid, { kind: "pick", actor: "staff", at: 2 })
    const ready =
      picked && orderReducer(picked, { kind: "makeReady", actor: "staff", at: 3, deliveryId: "1" })
    assert.isDefined(ready)
    const codes = (order: typeof ready) => order.deliveries.map(({ pickupCode }) => pickupCode)
    const coded = withPickupCode(ready, "K7PQ")
    assert.deepStrictEqual(codes(coded), ["HW-1-K7PQ", undefined])
    assert.deepStrictEqual(codes(withPickupCode(coded, "AAAA")), ["HW-1-K7PQ", undefined])
  })
})
