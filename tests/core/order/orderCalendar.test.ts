import { assert, describe, it } from "@effect/vitest"
import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { orderCalendar } from "@heimwerk/core/order/orderCalendar.ts"
import { orderOf } from "@heimwerk/core/order/orderOf.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

const pickup: OrderDelivery = {
  deliveryId: "1",
  deliveryType: "marketPickup",
  state: "reserved",
  destination: ["Heimwerk Köln", "Werkstraße 1", "50667 Köln"],
  promise: {
    text: "",
    readyAt: Date.parse("2026-07-01T08:30:00+02:00"),
    keptUntil: Date.parse("2026-07-03T20:00:00+02:00"),
  },
  lines: [],
}

const order = (...deliveries: ReadonlyArray<OrderDelivery>): Order =>
  orderOf({
    orderId: "HW-1",
    orderedOn: "2026-06-30",
    contact: {
      salute: "",
      firstName: "Anna",
      lastName: "Berg",
      phone: "",
      email: Email.make("a@kunde.example"),
    },
    payment: "payInMarket",
    deliveries,
    discount: 0,
    shipping: 0,
  })

describe("the calendar file of an order", () => {
  it("the calendar file of an order contains the pickup in Berlin's local time, its market and its deadline", () => {
    const file = orderCalendar(order(pickup), 0) ?? ""
    for (const line of [
      "DTSTART;TZID=Europe/Berlin:20260701T083000",
      "DTEND;TZID=Europe/Berlin:20260701T090000",
      "SUMMARY:Bestellung HW-1 abholen",
      "LOCATION:Heimwerk Köln\\, Werkstraße 1\\, 50667 Köln",
      "UID:HW-1-1@heimwerk",
    ])
      assert.include(file.split("\r\n"), line)
    assert.include(file.replaceAll("\r\n ", ""), "bis Freitag\\, 03.07.2026\\, 20:00 Uhr bereit.")
  })

  it("an order has no calendar file after the pickup, for a delivery to the home, or for a pickup at an unknown time", () => {
    assert.isUndefined(orderCalendar(order({ ...pickup, state: "collected" }), 0))
    assert.isUndefined(orderCalendar(order({ ...pickup, deliveryType: "homeDelivery" }), 0))
    assert.isUndefined(orderCalendar(order({ ...pickup, promise: { text: "" } }), 0))
    const { promise: _, ...without } = pickup
    assert.isUndefined(orderCalendar(order(without), 0))
  })

  it("the calendar file of an order contains no deadline for a pickup without a deadline", () => {
    const promise = { text: "", readyAt: Date.parse("2026-07-01T08:30:00+02:00") }
    const file = orderCalendar(order({ ...pickup, promise }), 0) ?? ""
    assert.include(file, "DTSTART;TZID=Europe/Berlin:20260701T083000")
    assert.notInclude(file, "DESCRIPTION")
  })
})
