import { assert, describe, it } from "@effect/vitest"
import { placedOrder } from "@heimwerk/core/order/placedOrder.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, market, now, offerIn, requestFor } from "../../support/checkout.ts"

const account = { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" }
const accepted = { account, market, now, offer: offerIn(), orderId: "HW-1", request: requestFor() }
/** Returns the order for an offer; by default for 2 hammers that are collected. */
const orderFor = (changes: Partial<Parameters<typeof placedOrder>[0]> = {}) =>
  placedOrder({ ...accepted, ...changes }) ?? assert.fail("The offer makes no order.")

describe("the order of an accepted offer", () => {
  it("an order with an online payment must be paid within 30 minutes, and does not name the shop's bank account", () => {
    const order = orderFor({ request: { ...accepted.request, payment: "card" } })
    assert.strictEqual(order.payBy, Date.parse("2026-11-23T15:10:00+01:00"))
    assert.deepStrictEqual(
      order.deliveries.map(({ promise, state }) => [state, promise?.text]),
      [["awaitingPayment", "Heute ab 15:10 abholbereit"]],
    )
    assert.notProperty(order, "bankAccount")
  })

  it("an order by bank transfer names the shop's bank account, a reservation names no bank account, and both have no payment deadline", () => {
    const transfer = orderFor({ request: { ...accepted.request, payment: "bankTransfer" } })
    assert.deepStrictEqual(transfer.bankAccount, account)
    assert.notProperty(transfer, "payBy")
    const reserved = orderFor()
    assert.notProperty(reserved, "bankAccount")
    assert.notProperty(reserved, "payBy")
  })

  it("the promise of an order by direct debit names no dates until the money has arrived", () => {
    const offer = offerIn({ lines: [item(hammer, 1, "homeDelivery")] })
    const request = {
      ...requestFor({ lines: [item(hammer, 1, "homeDelivery")] }, "bankTransfer"),
      payment: "sepaDebit" as const,
    }
    assert.deepStrictEqual<unknown>(orderFor({ offer, request }).deliveries[0]?.promise, {
      text: "Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang",
      route: { warehouse: "NW" },
    })
  })

  it("an order for an offer without a promise has no promise", () => {
    const [delivery] = accepted.offer.deliveries
    assert.isDefined(delivery)
    const { promise: _, ...without } = delivery
    const order = orderFor({ offer: { ...accepted.offer, deliveries: [without] } })
    assert.strictEqual(order.total, toCents(2_000))
    assert.deepStrictEqual(
      order.deliveries.map((one) => "promise" in one),
      [false],
    )
  })
})
