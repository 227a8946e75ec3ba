import { assert, describe, it } from "@effect/vitest"
import { newOrderId } from "@heimwerk/core/order/newOrderId.ts"
import { type Ordered, orderOf, summaryOf } from "@heimwerk/core/order/orderOf.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { isOpenState, orderStateText } from "@heimwerk/core/order/orderStateText.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"

const product = {
  articleId: ArticleId.make("1000001"),
  name: "Hammer",
  brand: "Kraft",
  link: "/p/h/1",
  image: "/i",
}
const bought = (unitPrice: number, quantity: number) => ({
  product,
  unitPrice: toCents(unitPrice),
  quantity: Quantity.make(quantity),
})
const contact = {
  salute: "" as const,
  firstName: "Anna",
  lastName: "Berg",
  phone: "",
  email: Email.make("anna.berg@kunde.example"),
}
const ordered = (
  lines: ReadonlyArray<ReturnType<typeof bought>>,
  { discount = 0, shipping = 495 } = {},
): Ordered => ({
  orderId: "HW-1",
  orderedOn: "2026-11-02",
  contact,
  payment: "bankTransfer",
  deliveries: [
    { deliveryId: "1", deliveryType: "homeDelivery", state: "shipped", destination: ["Anna Berg"], lines },
  ],
  discount,
  shipping,
})

describe("an order", () => {
  it("an order has the sum of its lines, the shipping price, and the VAT of the amount paid", () => {
    const { deliveries, ...sums } = orderOf(ordered([bought(1_000, 2), bought(500, 1)], { discount: 300 }))
    assert.deepStrictEqual(sums, {
      orderId: "HW-1",
      orderedOn: "2026-11-02",
      contact,
      payment: "bankTransfer",
      pieces: 3,
      goods: toCents(2_500),
      discount: toCents(300),
      shipping: toCents(495),
      total: toCents(2_695),
      vat: toCents(430),
      events: [],
    })
    assert.deepStrictEqual(
      deliveries.map(({ lines }) => lines),
      [
        [
          { ...bought(1_000, 2), sum: toCents(2_000) },
          { ...bought(500, 1), sum: toCents(500) },
        ],
      ],
    )
  })

  it("a discount above the price of the goods is reduced to this price, so that the total of the order is 0", () => {
    const order = orderOf(ordered([bought(100, 1)], { shipping: 0, discount: 101 }))
    assert.deepStrictEqual<ReadonlyArray<number>>([order.discount, order.total, order.vat], [100, 0, 0])
  })

  it("the order list shows each order with its day, its pieces, its total and the state of each delivery", () => {
    assert.deepStrictEqual(summaryOf(orderOf(ordered([bought(5_000, 2)]))), {
      orderId: "HW-1",
      orderedOn: "2026-11-02",
      pieces: 2,
      total: toCents(10_495),
      deliveries: [{ deliveryType: "homeDelivery", state: "shipped" }],
    })
  })
})

describe("the state of an order", () => {
  it("each order state has a German text and is either open or closed", () => {
    assert.deepStrictEqual(
      OrderState.literals.map((state) => [orderStateText(state), isOpenState(state)]),
      [
        ["Reserviert", true],
        ["Wartet auf deine Zahlung", true],
        ["Bezahlt", true],
        ["In Bearbeitung", true],
        ["Abholbereit", true],
        ["Abgeholt", false],
        ["Versandt", true],
        ["Zugestellt", false],
        ["Storniert", false],
        ["Abgelaufen", false],
        ["Zurückgegeben", false],
      ],
    )
  })
})

describe("the number and the link of an order", () => {
  it("the path of an order contains its number and its encoded token", () => {
    assert.strictEqual(orderPath("HW-1", "a/b"), "/bestellung/HW-1/a%2Fb")
  })

  it.effect("an order number consists of HW, the day and 8 characters that do not look alike", () =>
    Effect.gen(function* () {
      const ids = yield* Effect.all(Array.from({ length: 200 }, () => newOrderId("2026-11-23")))
      for (const id of ids) assert.match(id, /^HW-20261123-[2346789A-HJKMNP-RT-Z]{8}$/u)
      assert.lengthOf(new Set(ids), 200)
    }),
  )
})
