import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { paidPromises } from "@heimwerk/core/order/paidPromises.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { hammer, item, market, placed, requestFor, saw } from "../../support/checkout.ts"

const textsOf = ({ deliveries }: Order) => deliveries.map(({ promise }) => promise?.text)
const friday = berlinTime(Date.parse("2026-11-27T10:00:00+01:00"))

describe("the promises of a paid order", () => {
  it("the promised dates of an order by bank transfer are counted from the payment, and a pickup in an unknown market gets no date", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery"), item(saw, 1)] }
    const order = placed(requestFor(world, "bankTransfer"), world)
    assert.deepStrictEqual(textsOf(order), [
      "Abholbereit, sobald deine Zahlung eingegangen ist und wir alles zusammengestellt haben",
      "Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang",
    ])
    const paid = paidPromises(order, { now: friday, market, isStocked: true })
    assert.deepStrictEqual(textsOf(paid), [
      "Heute ab 10:30 abholbereit",
      "Lieferung Sa., 28.11. bis Mo., 30.11.",
    ])
    assert.isDefined(paid.deliveries[0]?.promise?.keptUntil)
    assert.deepStrictEqual(
      textsOf(paidPromises(order, { now: friday, market: undefined, isStocked: true, deliveryId: "1" })),
      textsOf(order),
    )
  })

  it("the payment of one delivery starts only the promise of this delivery", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery"), item(saw, 1)] }
    const order = placed(requestFor(world, "bankTransfer"), world)
    const paid = paidPromises(order, { now: friday, market, isStocked: true, deliveryId: "2" })
    assert.deepStrictEqual(textsOf(paid), [
      "Abholbereit, sobald deine Zahlung eingegangen ist und wir alles zusammengestellt haben",
      "Lieferung Sa., 28.11. bis Mo., 30.11.",
    ])
    assert.deepStrictEqual(paid.deliveries[1]?.promise?.route, { warehouse: "NW" })
  })

  it("after a payment, a pickup keeps the time that the customer saw if the goods are ready at most 15 minutes after this time", () => {
    const order = placed(requestFor())
    const seen = { text: "Heute ab 14:55 abholbereit", readyAt: Date.parse("2026-11-23T14:55:00+01:00") }
    const deliveries = order.deliveries.map((delivery) => ({
      ...delivery,
      state: "awaitingPayment" as const,
      promise: seen,
    }))
    const textAt = (time: string) => {
      const now = berlinTime(Date.parse(`2026-11-23T${time}:00+01:00`))
      return textsOf(paidPromises({ ...order, deliveries }, { now, market, isStocked: true }))
    }
    assert.deepStrictEqual(textAt("14:20"), [seen.text])
    assert.deepStrictEqual(textAt("14:40"), [seen.text])
    assert.deepStrictEqual(textAt("14:41"), ["Heute ab 15:15 abholbereit"])
  })

  it("a paid pickup without a promise gets a promise, and the promise of a paid delivery to the home contains only days", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery"), item(saw, 1)] }
    const order = placed(requestFor(world, "bankTransfer"), world)
    const deliveries = order.deliveries.map(({ promise, ...delivery }) =>
      delivery.deliveryType === "marketPickup" || promise === undefined
        ? delivery
        : { ...delivery, promise: { ...promise, readyAt: friday.epochMillis } },
    )
    assert.deepStrictEqual(
      textsOf(paidPromises({ ...order, deliveries }, { now: friday, market, isStocked: true })),
      ["Heute ab 10:30 abholbereit", "Lieferung Sa., 28.11. bis Mo., 30.11."],
    )
  })

  it("a payment changes neither the promise of a reservation nor the promise of an old order without a shipping route", () => {
    const reserved = placed(requestFor())
    assert.deepStrictEqual(paidPromises(reserved, { now: friday, market, isStocked: true }), reserved)
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const order = placed(requestFor(world, "bankTransfer"), world)
    const [delivery] = order.deliveries
    assert.isDefined(delivery)
    const { promise: _, ...without } = delivery
    for (const one of [without, { ...without, promise: { text: "Lieferung bald" } }]) {
      const old = { ...order, deliveries: [one] }
      assert.deepStrictEqual(paidPromises(old, { now: friday, market, isStocked: true }), old)
    }
  })
})
