import { assert, describe, it } from "@effect/vitest"
import { offeredPayments } from "@heimwerk/core/payment/offeredPayments.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

const available = PaymentMethod.literals

describe("the payment methods of an order", () => {
  it("payment in the market is offered only if all articles are collected, and a debit only if one is delivered", () => {
    assert.deepStrictEqual(offeredPayments({ available, isPickup: true, total: 1_000 }), [
      "payInMarket",
      "bankTransfer",
      "card",
      "paypal",
      "klarna",
    ])
    assert.deepStrictEqual(offeredPayments({ available, isPickup: false, total: 1_000 }), [
      "bankTransfer",
      "card",
      "paypal",
      "klarna",
      "sepaDebit",
    ])
  })

  it("online payment is offered from 0,50 €", () => {
    assert.deepStrictEqual(
      [49, 50].map((total) => offeredPayments({ available, isPickup: false, total }).includes("card")),
      [false, true],
    )
  })

  it("a shop without a payment service offers no online payment", () => {
    assert.deepStrictEqual(
      offeredPayments({ available: ["payInMarket", "bankTransfer"], isPickup: true, total: 1_000 }),
      ["payInMarket", "bankTransfer"],
    )
  })
})
