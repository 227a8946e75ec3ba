import { assert, describe, it } from "@effect/vitest"
import type { Basket, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { couponChoices } from "@heimwerk/core/basket/couponChoices.ts"
import { type Ordered, orderOf, summaryOf } from "@heimwerk/core/order/orderOf.ts"
import { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { isOpenState, orderStateText } from "@heimwerk/core/order/orderStateText.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

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
  { deliveryType = "homeDelivery", discount = 0 }: { deliveryType?: DeliveryType; discount?: number } = {},
): Ordered => ({
  orderId: "HW-1",
  orderedOn: "2026-11-02",
  contact,
  payment: "bankTransfer",
  deliveries: [{ deliveryId: "1", deliveryType, state: "shipped", destination: ["Anna Berg"], lines }],
  discount,
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

  it.each([
    ["homeDelivery", 4_899, 495],
    ["homeDelivery", 4_900, 0],
    ["marketPickup", 100, 0],
  ] as const)("%s of goods for %d cents costs %d cents of shipping", (deliveryType, price, shipping) => {
    assert.strictEqual<number>(orderOf(ordered([bought(price, 1)], { deliveryType })).shipping, shipping)
  })

  it("only shipped goods count towards free shipping", () => {
    const one = ordered([bought(4_800, 1)])
    const [delivery] = one.deliveries
    assert.isDefined(delivery)
    const pickup = {
      ...delivery,
      deliveryId: "2",
      deliveryType: "marketPickup" as const,
      lines: [bought(9_900, 1)],
    }
    assert.strictEqual<number>(orderOf({ ...one, deliveries: [delivery, pickup] }).shipping, 495)
  })

  it("the total of an order is never negative", () => {
    const order = orderOf(ordered([bought(100, 1)], { deliveryType: "marketPickup", discount: 101 }))
    assert.deepStrictEqual<ReadonlyArray<number>>([order.discount, order.total, order.vat], [100, 0, 0])
  })

  it("the order list shows each order with its day, its total and the state of each delivery", () => {
    assert.deepStrictEqual(summaryOf(orderOf(ordered([bought(5_000, 2)]))), {
      orderId: "HW-1",
      orderedOn: "2026-11-02",
      pieces: 2,
      total: toCents(10_000),
      deliveries: [{ deliveryType: "homeDelivery", state: "shipped" }],
    })
  })
})

describe("the state of an order", () => {
  it("each order state has a German text and is open or closed", () => {
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
describe("a customer's coupons", () => {
  it("coupons are listed in the order offered, and those used in the basket are marked", () => {
    const coupon = (couponId: string) => ({ couponId, label: couponId, worth: { percent: 5 } })
    const basket: Pick<Basket, "coupons"> = {
      coupons: [
        { couponId: "b", label: "b" },
        { couponId: "old", label: "" },
      ],
    }
    assert.deepStrictEqual(couponChoices([coupon("a"), coupon("b")], basket), [
      { ...coupon("a"), isActive: false },
      { ...coupon("b"), isActive: true },
    ])
  })
})
