import { assert, describe, it } from "@effect/vitest"
import { OrderStatus } from "@heimwerk/core/order/Order.ts"
import { orderOf, summaryOf } from "@heimwerk/core/order/orderOf.ts"
import { isOpenOrder, orderStatusText } from "@heimwerk/core/order/orderStatus.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

const product = {
  articleId: ArticleId.make("1000001"),
  name: "Hammer",
  brand: "Kraft",
  link: "/p/h/1",
  image: "/i",
}
const ordered = {
  orderId: "HW-1",
  orderedOn: "2026-11-02",
  status: "sent",
  deliveryType: "homeDelivery",
  discount: 0,
  destination: ["Anna Berg"],
} as const
const bought = (unitPrice: number, quantity: number) => ({
  product,
  unitPrice: toCents(unitPrice),
  quantity: Quantity.make(quantity),
})

describe("an order", () => {
  it("an order has the sum of its lines, the price of shipping, and the VAT of the amount paid", () => {
    assert.deepStrictEqual(
      orderOf({ ...ordered, bought: [bought(1_000, 2), bought(500, 1)], discount: 300 }),
      {
        orderId: "HW-1",
        orderedOn: "2026-11-02",
        status: "sent",
        deliveryType: "homeDelivery",
        destination: ["Anna Berg"],
        pieces: 3,
        lines: [
          { ...bought(1_000, 2), sum: toCents(2_000) },
          { ...bought(500, 1), sum: toCents(500) },
        ],
        goods: toCents(2_500),
        discount: toCents(300),
        shipping: toCents(495),
        total: toCents(2_695),
        vat: toCents(430),
      },
    )
  })

  it.each([
    ["homeDelivery", 4_899, 495],
    ["homeDelivery", 4_900, 0],
    ["marketPickup", 100, 0],
  ] as const)(
    "with the delivery type %s, shipping of goods for %d cents costs %d cents",
    (deliveryType, price, shipping) => {
      const order = orderOf({ ...ordered, deliveryType, bought: [bought(price, 1)] })
      assert.strictEqual<number>(order.shipping, shipping)
    },
  )

  it("the total of an order is never negative", () => {
    const order = orderOf({
      ...ordered,
      deliveryType: "marketPickup",
      bought: [bought(100, 1)],
      discount: 101,
    })
    assert.deepStrictEqual<ReadonlyArray<number>>([order.discount, order.total, order.vat], [100, 0, 0])
  })

  it("the order list shows each order with its day, state and total", () => {
    assert.deepStrictEqual(summaryOf(orderOf({ ...ordered, bought: [bought(5_000, 2)] })), {
      orderId: "HW-1",
      orderedOn: "2026-11-02",
      status: "sent",
      deliveryType: "homeDelivery",
      pieces: 2,
      total: toCents(10_000),
    })
  })
})

describe("the state of an order", () => {
  it("each order state has a German text and is open or closed", () => {
    assert.deepStrictEqual(
      OrderStatus.literals.map((status) => [orderStatusText(status), isOpenOrder(status)]),
      [
        ["Bestellung eingegangen", true],
        ["In Bearbeitung", true],
        ["Versandt", true],
        ["Zugestellt", false],
        ["Abholbereit", true],
        ["Abgeholt", false],
        ["Storniert", false],
      ],
    )
  })
})
