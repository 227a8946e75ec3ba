import { assert, describe, it } from "@effect/vitest"
import { deadlineOf, expiredDeliveries } from "@heimwerk/core/order/deadline.ts"
import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { orderEventMail } from "@heimwerk/core/order/orderEventMail.ts"
import { orderOf } from "@heimwerk/core/order/orderOf.ts"
import type { OrderEventKind, OrderState } from "@heimwerk/core/order/OrderState.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

const keptUntil = Date.parse("2026-11-25T20:00:00+01:00")

const delivery = (state: OrderState, deliveryId = "1"): OrderDelivery => ({
  deliveryId,
  deliveryType: "marketPickup",
  state,
  destination: ["Köln-Deutz"],
  promise: { text: "", keptUntil },
  lines: [],
})

const order = (...deliveries: ReadonlyArray<OrderDelivery>): Order =>
  orderOf({
    orderId: "HW-1",
    orderedOn: "2026-11-20",
    contact: {
      salute: "",
      firstName: "Anna",
      lastName: "Berg",
      phone: "",
      email: Email.make("anna.berg@kunde.example"),
    },
    payment: "payInMarket",
    deliveries,
    discount: 0,
    shipping: 0,
  })

describe("the deadline of an order", () => {
  it.each([
    ["reserved", keptUntil],
    ["ready", keptUntil],
    ["awaitingPayment", Date.parse("2026-11-28T00:00:00+01:00")],
    ["picking", undefined],
    ["collected", undefined],
  ] as const)("a delivery that is %s expires at %s", (state, instant) => {
    assert.strictEqual(deadlineOf(order(delivery(state))), instant)
  })

  it("the first deadline of all deliveries counts, and only expired deliveries are named", () => {
    const both = order(delivery("awaitingPayment"), delivery("ready", "2"))
    assert.strictEqual(deadlineOf(both), keptUntil)
    assert.deepStrictEqual(expiredDeliveries(both, keptUntil), ["2"])
    assert.deepStrictEqual(expiredDeliveries(both, keptUntil - 1), [])
  })
})

describe("the mail about an event of an order", () => {
  const mailOf = (kind: OrderEventKind, deliveryId?: string) =>
    orderEventMail(order(delivery("ready")), {
      kind,
      actor: "staff",
      at: 1,
      ...(deliveryId === undefined ? {} : { deliveryId }),
    })

  it("the mail about a pickup names the market, the deadline and the order number", () => {
    const mail = mailOf("makeReady", "1")
    assert.deepStrictEqual(
      [mail?.id, mail?.to, mail?.subject],
      ["order-HW-1-0", "anna.berg@kunde.example", "Abholbereit: deine Bestellung HW-1"],
    )
    assert.include(mail?.text, "Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.")
    assert.include(mail?.text, "  Köln-Deutz")
  })

  it("a pickup without a promise has no deadline in its mail", () => {
    const { promise: _, ...without } = delivery("ready")
    const mail = orderEventMail(order(without), { kind: "makeReady", actor: "staff", at: 1 })
    assert.notInclude(mail?.text, "Wir halten")
  })

  it.each([
    ["pay", "Zahlung erhalten: deine Bestellung HW-1"],
    ["ship", "Versandt: deine Bestellung HW-1"],
    ["cancel", "Storniert: deine Bestellung HW-1"],
    ["expire", "Abgelaufen: deine Bestellung HW-1"],
    ["pick", undefined],
    ["handOut", undefined],
    ["deliver", undefined],
    ["return", undefined],
  ] as const)("the event '%s' of an order has the mail '%s'", (kind, subject) => {
    assert.strictEqual(mailOf(kind)?.subject, subject)
  })

  it("there is no mail about an unknown delivery", () => {
    assert.isUndefined(mailOf("cancel", "9"))
  })
})
