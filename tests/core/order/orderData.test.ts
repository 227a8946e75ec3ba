import { assert, describe, it } from "@effect/vitest"
import { CheckoutOffer, OrderRequest, PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"
import { Order, OrderSummary } from "@heimwerk/core/order/Order.ts"
import { StaffName } from "@heimwerk/core/values/StaffName.ts"
import { summaryOf } from "@heimwerk/core/order/orderOf.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { Result, Schema } from "effect"

import { hammer, item, offerIn, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2), item(saw, 1, "homeDelivery")] }
const request = () => requestFor(world, "bankTransfer")
const order = () => placed(request(), world)
const paid = () => {
  const event = { kind: "pay", actor: "payments", at: 5, deliveryId: "2" } as const
  return orderReducer(order(), event) ?? assert.fail("The order cannot be paid.")
}

/** Returns an order with an invoice of the given number. */
const billed = (number = "R-2026-000001") => ({
  ...order(),
  invoices: [
    {
      number,
      deliveryId: "1",
      issuedOn: "2026-11-24",
      retailer: ["Heimwerk"],
      recipient: ["Anna Berg"],
      lines: [
        { articleId: hammer.articleId, name: "Hammer", quantity: "2 Stück", unitPrice: 1_000, sum: 2_000 },
      ],
      discount: 0,
      shipping: 0,
      vatRate: 19,
      vat: 319,
      total: 2_000,
    },
  ],
})

/** Returns the data without one field, at a path such as `deliveries.0.lines`. */
const without = (data: unknown, path: string): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(data))
  const keys = path.split(".")
  const last = keys.pop() ?? ""
  const owner = keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), copy)
  assert.isTrue(Reflect.has(Object(owner), last), path)
  Reflect.deleteProperty(Object(owner), last)
  return copy
}

describe("the data of orders", () => {
  it.each<[string, Schema.ConstraintDecoder<unknown>, () => unknown]>([
    ["an offer", CheckoutOffer, () => offerIn(world)],
    ["an order request", OrderRequest, request],
    ["a placed order with its token", PlacedOrder, () => ({ order: order(), token: "t1" })],
    ["an order with an event", Order, paid],
    ["a reservation", Order, () => placed(requestFor())],
    ["an order in the list", OrderSummary, () => summaryOf(order())],
  ])("the JSON of %s is decoded unchanged", (_, schema, data) => {
    assert.deepStrictEqual<unknown>(
      Schema.decodeUnknownSync(schema)(JSON.parse(JSON.stringify(data()))),
      data(),
    )
  })

  it.each<[string, Schema.ConstraintDecoder<unknown>, () => unknown, ReadonlyArray<string>]>([
    [
      "an offer",
      CheckoutOffer,
      () => offerIn(world),
      ["total", "deliveries.0.lines", "deliveries.0.promise.text"],
    ],
    [
      "an order request",
      OrderRequest,
      request,
      ["contact", "address.city", "seen.total", "seen.lines.0.quantity"],
    ],
    ["a placed order", PlacedOrder, () => ({ order: order(), token: "t1" }), ["token"]],
    ["an order", Order, paid, ["goods", "events.0.kind", "deliveries.0.state", "deliveries.0.lines.0.sum"]],
    ["an order in the list", OrderSummary, () => summaryOf(order()), ["total", "deliveries.0.state"]],
  ])("the schema rejects %s if a required field is missing", (_, schema, data, paths) => {
    const isRead = (value: unknown) => Result.isSuccess(Schema.decodeUnknownResult(schema)(value))
    assert.deepStrictEqual(
      paths.filter((path) => isRead(without(data(), path))),
      [],
    )
  })

  it.each([
    "26-11-02",
    "2026-1-02",
    "2026-11-2",
    "a2026-11-02",
    "2026-11-020",
    "abcd-11-02",
    "2026-ab-02",
    "2026-11-ab",
  ])("the schema rejects an order with the invalid day %s", (orderedOn) => {
    assert.isFalse(Schema.is(OrderSummary)({ ...summaryOf(order()), orderedOn }))
  })

  it("the Order schema decodes an order with an energy class that this version does not know, without this class", () => {
    const energyClass = { rating: "A++++", from: "A++++", to: "G", labelUrl: "/energie/A.svg" }
    const data: unknown = JSON.parse(JSON.stringify(order()), (name, value) =>
      name === "product" ? { ...value, energyClass } : value,
    )
    assert.deepStrictEqual(Schema.decodeUnknownSync(Order)(data), order())
  })

  it("the Order schema decodes a promise with the federal states of the warehouse and the destination", () => {
    const [delivery] = order().deliveries
    const route = { warehouse: "NW", destination: "BY" }
    const data = { ...order(), deliveries: [{ ...delivery, promise: { text: "", route } }] }
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Order)(data), data)
  })

  it("the Order schema decodes the invoices of an order, and rejects an invoice without an amount, its delivery or the name of an article", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Order)(billed()), billed())
    for (const field of ["total", "vat", "deliveryId", "lines.0.sum", "lines.0.name"])
      assert.isFalse(Schema.is(Order)(without(billed(), `invoices.0.${field}`)), field)
  })

  it.each([
    ["R-2026-000001", true],
    ["R-2026-1000000", true],
    ["R-2026-00001", false],
    ["R-26-000001", false],
    ["R-2O26-000001", false],
    ["R-2026-OOOOOO", false],
    ["AR-2026-000001", false],
    ["R-2026-000001a", false],
  ])(
    "an invoice number has a year and at least 6 digits; the check of '%s' returns %s",
    (number, isRight) => {
      assert.strictEqual(Schema.is(Order)(billed(number)), isRight)
    },
  )

  it("the Order schema rejects a promise of a delivery with an unknown federal state", () => {
    const [delivery] = order().deliveries
    const promise = { text: "", route: { warehouse: "XX" } }
    assert.isFalse(Schema.is(Order)({ ...order(), deliveries: [{ ...delivery, promise }] }))
  })

  it.each([{ articleId: hammer.articleId }, { quantity: 1 }])(
    "the Order schema requires the article and the quantity of returned pieces, and rejects %j alone",
    (pieces) => {
      const event = { kind: "return", actor: "staff", at: 1, pieces: [pieces] }
      assert.isFalse(Schema.is(Order)({ ...order(), events: [event] }))
    },
  )

  it.each([
    ["Max Mustermann", true],
    ["x".repeat(60), true],
    ["x".repeat(61), false],
    ["", false],
    ["Max\nMustermann", false],
    ["\nMax", false],
    ["Max\r", false],
  ])(
    "the name of a member of staff is one line of at most 60 characters; the check of %j returns %s",
    (name, isRight) => {
      assert.strictEqual(Schema.is(StaffName)(name), isRight)
    },
  )

  it("the schema rejects a placed order with an empty token", () => {
    assert.isFalse(Schema.is(PlacedOrder)({ order: order(), token: "" }))
  })
})
