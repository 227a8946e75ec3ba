import { assert, describe, it } from "@effect/vitest"
import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { readyPromises } from "@heimwerk/core/order/readyPromises.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { market, placed, requestFor } from "../../support/checkout.ts"

const time = (text: string) => Date.parse(`${text}+01:00`)
const wednesday = time("2026-11-25T20:00:00")
const friday = time("2026-11-27T20:00:00")

/** Returns an order with this pickup. Its market keeps the goods until Wednesday at 20:00 by default. */
const picked = (changes: Partial<OrderDelivery> = {}): Order => {
  const order = placed(requestFor())
  return {
    ...order,
    deliveries: order.deliveries.map((delivery) => ({ ...delivery, state: "picking", ...changes })),
  }
}

const now = berlinTime(time("2026-11-25T20:30:00"))
const keptUntil = ({ deliveries }: Order) => deliveries.map(({ promise }) => promise?.keptUntil)

describe("the promise of a ready pickup", () => {
  it("a market keeps goods that are ready late until the second opening day after the day they are ready", () => {
    assert.deepStrictEqual(keptUntil(picked()), [wednesday])
    assert.deepStrictEqual(keptUntil(readyPromises(picked(), { market, now })), [friday])
    assert.deepStrictEqual(keptUntil(readyPromises(picked(), { deliveryId: "1", market, now })), [friday])
    const old = picked({ promise: { text: "Bald abholbereit" } })
    assert.deepStrictEqual(keptUntil(readyPromises(old, { market, now })), [friday])
  })

  it("a market keeps goods that are ready early until the promised time", () => {
    const early = berlinTime(time("2026-11-21T12:00:00"))
    assert.deepStrictEqual(keptUntil(readyPromises(picked(), { market, now: early })), [wednesday])
  })

  it("an order keeps its deadlines if its pickup does not become ready or if its market is unknown", () => {
    const { promise: _, ...without } = picked().deliveries[0] ?? assert.fail("The order has no delivery.")
    for (const order of [
      picked({ state: "ready" }),
      picked({ deliveryType: "homeDelivery" }),
      { ...picked(), deliveries: [without] },
    ])
      assert.deepStrictEqual(readyPromises(order, { market, now }), order)
    assert.deepStrictEqual(readyPromises(picked(), { deliveryId: "2", market, now }), picked())
    assert.deepStrictEqual(readyPromises(picked(), { market: undefined, now }), picked())
  })
})
