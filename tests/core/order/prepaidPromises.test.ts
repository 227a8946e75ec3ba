import { assert, describe, it } from "@effect/vitest"
import { paidPromises, prepaidPromises } from "@heimwerk/core/order/paidPromises.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import * as Struct from "effect/Struct"

import { hammer, item, market, placed, requestFor, saw } from "../../support/checkout.ts"

const friday = berlinTime(Date.parse("2026-11-27T10:00:00+01:00"))
const world = { lines: [item(hammer, 1, "homeDelivery"), item(saw, 1)] }

describe("the promises of an order after a change to a slow payment", () => {
  it("an order loses the dates of its promises when its customer changes to a bank transfer", () => {
    const byTransfer = placed(requestFor(world, "bankTransfer"), world)
    const dated = paidPromises(byTransfer, { now: friday, market, isStocked: true })
    assert.notDeepEqual(dated, byTransfer)
    assert.deepStrictEqual(prepaidPromises(dated), byTransfer)
  })

  it("a promise without a shipping route gets no shipping route when the customer changes to a bank transfer", () => {
    const order = placed(requestFor(world, "bankTransfer"), world)
    const deliveries = order.deliveries.map((delivery) => ({ ...delivery, promise: { text: "Bald" } }))
    assert.deepStrictEqual(
      prepaidPromises({ ...order, deliveries }).deliveries.map(({ promise }) => promise),
      order.deliveries.map(({ promise }) => ({ text: promise?.text ?? "" })),
    )
  })

  it("the change to a slow payment does not alter a delivery that waits for no payment or has no promise", () => {
    const reserved = placed(requestFor())
    assert.isDefined(reserved.deliveries[0]?.promise)
    assert.deepStrictEqual(prepaidPromises(reserved), reserved)
    const order = placed(requestFor(world, "bankTransfer"), world)
    const without = { ...order, deliveries: order.deliveries.map(Struct.omit(["promise"])) }
    assert.deepStrictEqual(prepaidPromises(without), without)
  })
})
