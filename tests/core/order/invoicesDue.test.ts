import { assert, describe, it } from "@effect/vitest"
import { deliveryCost } from "@heimwerk/core/order/deliveryCost.ts"
import { invoiceNumber, invoicesDue } from "@heimwerk/core/order/invoicesDue.ts"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { owed } from "@heimwerk/core/order/orderBalance.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { collected, hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 3), item(saw, 1, "homeDelivery")] }
const discount = 333
/** Returns an order with a pickup and a delivery to the home, a discount and shipping. */
const both = (): Order => {
  const order = placed(requestFor(world, "bankTransfer"), world)
  return { ...order, discount: toCents(discount), total: toCents(order.total - discount) }
}

const day = "2026-11-24"

/** Applies events one after the other, and returns the order with the invoices of all events. */
const after = (
  first: Order,
  ...events: ReadonlyArray<Pick<OrderEvent, "kind" | "deliveryId" | "pieces">>
) => {
  const invoices = [...(first.invoices ?? [])]
  let before: Order = first
  for (const event of events) {
    const order = orderReducer(before, { ...event, actor: "staff", at: 1 })
    assert.isDefined(order, event.kind)
    for (const due of invoicesDue(before, order, Retailer.defaultValue(), day))
      invoices.push({ number: invoiceNumber("2026", invoices.length + 1), ...due })
    before = { ...order, invoices: [...invoices] }
  }
  return before
}

const shipped = [...collected, { kind: "ship", deliveryId: "2" }] as const

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, one) => all + one, 0)

describe("the cost of deliveries", () => {
  it("the costs of all deliveries add up to the order's total, even if the discount cannot be split evenly", () => {
    const order = both()
    const costs = order.deliveries.map((delivery) => deliveryCost(order, delivery))
    assert.strictEqual<number>(sum(costs.map(({ total }) => total)), order.total)
    assert.strictEqual(sum(costs.map((cost) => cost.discount)), discount)
    assert.strictEqual<number>(owed(order), order.total)
  })

  it("the VAT amounts of all deliveries add up to the order's VAT", () => {
    const order = placed(requestFor(world, "bankTransfer"), world)
    assert.strictEqual<number>(
      sum(order.deliveries.map((delivery) => deliveryCost(order, delivery).vat)),
      order.vat,
    )
  })
})

describe("the discount of deliveries", () => {
  it("the last delivery gets the rest of the discount, so that a discount of 1 cent on two deliveries does not become 2 cents", () => {
    const halves = { lines: [item(hammer, 1), item(saw, 1, "homeDelivery")] }
    const order = { ...placed(requestFor(halves, "bankTransfer"), halves), discount: toCents(1) }
    assert.deepStrictEqual(
      order.deliveries.map((delivery) => deliveryCost(order, delivery).discount),
      [1, 0],
    )
  })

  it("the only delivery of an order gets the whole discount, and its VAT is computed from the reduced price", () => {
    const order = { ...placed(requestFor()), discount: toCents(1_000), total: toCents(1_000) }
    assert.deepStrictEqual(
      order.deliveries.map((delivery) => deliveryCost(order, delivery)),
      [{ discount: 1_000, shipping: 0, vat: 160, total: 1_000 }],
    )
  })
})

describe("the invoices of an order", () => {
  it("an invoice is due when goods are handed out or shipped, and not before", () => {
    assert.deepStrictEqual(after(both(), ...collected.slice(0, 3)).invoices, [])
    const { invoices = [], total } = after(both(), ...shipped)
    assert.deepStrictEqual(
      invoices.map(({ corrects, deliveryId, number }) => [number, deliveryId, corrects]),
      [
        ["R-2026-000001", "1", undefined],
        ["R-2026-000002", "2", undefined],
      ],
    )
    assert.strictEqual<number>(sum(invoices.map((one) => one.total)), total)
    assert.deepStrictEqual(
      invoices.map(({ lines }) => lines.map(({ name, quantity }) => `${quantity} ${name}`)),
      [[`3 Stück ${hammer.name}`], [`1 Stück ${saw.name}`]],
    )
  })

  it("the invoice of a delivery to the home names the address, and the invoice of a pickup names the customer and the market", () => {
    const order = both()
    assert.deepStrictEqual(
      after(order, ...shipped).invoices?.map(({ collectedIn, recipient }) => [recipient, collectedIn]),
      [
        [["Anna Berg"], order.deliveries[0]?.destination],
        [["Anna Berg", "Hinterhaus", "Werkstraße 1", "50667 Köln"], undefined],
      ],
    )
  })

  it("the credit note of a returned delivery has the same amounts as the invoice of this delivery", () => {
    const order = after(
      both(),
      ...shipped,
      { kind: "deliver", deliveryId: "2" },
      { kind: "return", deliveryId: "2" },
    )
    const [, invoice, credit] = order.invoices ?? []
    assert.isDefined(credit)
    assert.isDefined(invoice)
    assert.deepStrictEqual(credit, { ...invoice, number: "R-2026-000003", corrects: "R-2026-000002" })
    assert.strictEqual<number>(owed(order), order.total - invoice.total)
  })

  it("the credit notes of partial returns add up to the invoice, the last return ends the delivery, and a return of too many pieces is refused", () => {
    const one = (quantity: number) =>
      ({
        kind: "return",
        deliveryId: "1",
        pieces: [{ articleId: hammer.articleId, quantity: toQuantity(quantity) }],
      }) as const
    const part = after(both(), ...collected, one(1))
    assert.deepStrictEqual<unknown>(
      part.deliveries.map(({ lines, state }) => [state, lines[0]?.returned]),
      [
        ["collected", 1],
        ["picking", undefined],
      ],
    )
    const [invoice, first, second] = after(part, one(2)).invoices ?? []
    assert.deepStrictEqual(
      [first, second].map((credit) => credit?.lines.map(({ quantity }) => quantity)),
      [["1 Stück"], ["2 Stück"]],
    )
    for (const name of ["total", "vat", "discount"] as const)
      assert.strictEqual((first?.[name] ?? 0) + (second?.[name] ?? 0), invoice?.[name], name)
    assert.strictEqual(after(part, one(2)).deliveries[0]?.state, "returned")
    assert.isUndefined(orderReducer(part, { ...one(3), actor: "staff", at: 1 }))
    assert.isUndefined(
      orderReducer(part, {
        ...one(1),
        pieces: [{ articleId: saw.articleId, quantity: toQuantity(1) }],
        actor: "staff",
        at: 1,
      }),
    )
  })

  it("a credit note lists only the article that was partly returned, and its total is the amount no longer owed", () => {
    const two = { lines: [item(hammer, 3), item(saw, 1)] }
    const order = after(placed(requestFor(two, "bankTransfer"), two), ...collected)
    const pieces = [{ articleId: hammer.articleId, quantity: toQuantity(2) }]
    const part = after(order, { kind: "return", deliveryId: "1", pieces })
    assert.deepStrictEqual<unknown>(
      part.deliveries.map(({ lines, state }) => [state, lines.map(({ returned }) => returned)]),
      [["collected", [2, undefined]]],
    )
    const credit = part.invoices?.at(-1) ?? assert.fail("There is no credit note.")
    const { corrects, lines, total, vat, vatRate } = credit
    assert.deepStrictEqual<unknown>(
      { corrects, lines, total, vat, vatRate },
      {
        corrects: "R-2026-000001",
        lines: [
          {
            articleId: hammer.articleId,
            name: hammer.name,
            quantity: "2 Stück",
            unitPrice: 1_000,
            sum: 2_000,
          },
        ],
        total: 2_000,
        vat: 319,
        vatRate: 19,
      },
    )
    assert.strictEqual(owed(part), 2_000)
  })

  it("a collected delivery stays collected when one of its two articles is returned completely, and only the other article has to be paid", () => {
    const two = { lines: [item(hammer, 3), item(saw, 1)] }
    const order = after(placed(requestFor(two, "bankTransfer"), two), ...collected)
    const pieces = [{ articleId: saw.articleId, quantity: toQuantity(1) }]
    const part = after(order, { kind: "return", deliveryId: "1", pieces })
    assert.deepStrictEqual(
      part.deliveries.map(({ state }) => state),
      ["collected"],
    )
    assert.strictEqual(owed(part), 3_000)
  })

  it("the arrival of a shipped delivery makes no invoice due", () => {
    const order = after(both(), ...shipped)
    assert.deepStrictEqual(after(order, { kind: "deliver", deliveryId: "2" }).invoices, order.invoices)
  })

  it("an invoice contains its day, and the retailer with register and VAT number", () => {
    const [invoice] = after(both(), ...collected).invoices ?? []
    assert.deepStrictEqual(
      [invoice?.issuedOn, invoice?.retailer],
      [
        day,
        [
          "Heimwerk Baumarkt GmbH",
          "Werkbankallee 1",
          "50667 Köln",
          "Amtsgericht Köln, HRB 000000",
          "USt-IdNr. DE000000000",
        ],
      ],
    )
  })

  it("an invoice lists all pieces of an article that the delivery did not contain before the goods were collected", () => {
    const order = after(both(), ...collected)
    const deliveries = order.deliveries.map((delivery) => ({ ...delivery, lines: [] }))
    assert.deepStrictEqual(
      invoicesDue({ ...order, deliveries }, order, Retailer.defaultValue(), day).map(({ lines }) =>
        lines.map(({ quantity }) => quantity),
      ),
      [["3 Stück"]],
    )
  })

  it("the shop issues no credit note for a cancelled delivery or for a returned delivery without an invoice", () => {
    assert.deepStrictEqual(after(both(), { kind: "cancel" }).invoices, [])
    const { invoices: _, ...old } = after(both(), ...collected)
    assert.deepStrictEqual(after(old, { kind: "return", deliveryId: "1" }).invoices, [])
  })
})
