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

  it("a reservation without a pickup promise does not expire", () => {
    const { promise: _, ...without } = delivery("reserved")
    assert.isUndefined(deadlineOf(order(without)))
    assert.deepStrictEqual(expiredDeliveries(order(without), keptUntil), [])
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

  const textOf = (...lines: ReadonlyArray<string>) =>
    ["Hallo Anna Berg,", "", ...lines, "", "Viele Grüße", "Dein Heimwerk Baumarkt", ""].join("\n")
  const ready = "deine Artikel liegen im Markt für dich bereit. Nenne bei der Abholung deine Bestellnummer."

  it("the mail about a pickup names the market, the deadline and the order number", () => {
    assert.deepStrictEqual<unknown>(mailOf("makeReady", "1"), {
      id: "order-HW-1-0",
      to: "anna.berg@kunde.example",
      subject: "Abholbereit: deine Bestellung HW-1",
      text: textOf(
        ready,
        "Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.",
        "",
        "  Köln-Deutz",
      ),
    })
  })

  it("the mail that goods are ready for pickup names no deadline if the delivery has none", () => {
    const { promise: _, ...without } = delivery("ready")
    for (const one of [without, { ...without, promise: { text: "" } }]) {
      const mail = orderEventMail(order(one), { kind: "makeReady", actor: "staff", at: 1 })
      assert.strictEqual(mail?.text, textOf(ready, "", "  Köln-Deutz"))
    }
  })

  it.each([
    ["ship", "Versandt", "deine Artikel sind unterwegs zu dir."],
    ["cancel", "Storniert", "deine Bestellung ist storniert. Bereits gezahlte Beträge erstatten wir dir."],
    ["expire", "Abgelaufen", "die Frist für deine Bestellung ist abgelaufen. Wir haben sie aufgelöst."],
  ] as const)("the customer reads about the event '%s' of an order: %s", (kind, subject, text) => {
    const mail = mailOf(kind)
    assert.deepStrictEqual([mail?.subject, mail?.text], [`${subject}: deine Bestellung HW-1`, textOf(text)])
  })

  it("the mail about a payment names the promise that it starts, if there is one", () => {
    const thanks = "deine Zahlung ist bei uns eingegangen. Vielen Dank!"
    const { promise: _, ...without } = delivery("paid")
    const textWith = (one: OrderDelivery) =>
      orderEventMail(order(one), { kind: "pay", actor: "staff", at: 1 })?.text
    assert.deepStrictEqual(
      [textWith({ ...without, promise: { text: "Heute ab 10:30 abholbereit" } }), textWith(without)],
      [textOf(thanks, "", "Heute ab 10:30 abholbereit."), textOf(thanks)],
    )
    assert.strictEqual(mailOf("pay")?.subject, "Zahlung erhalten: deine Bestellung HW-1")
  })

  it.each(["pick", "handOut", "deliver", "return"] as const)(
    "the customer gets no mail about the event '%s' of an order",
    (kind) => {
      assert.isUndefined(mailOf(kind))
    },
  )

  it("there is no mail about an unknown delivery", () => {
    assert.isUndefined(mailOf("cancel", "9"))
  })
})
