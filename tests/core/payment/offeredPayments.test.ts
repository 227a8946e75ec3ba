import { assert, describe, it } from "@effect/vitest"
import { isOnline, isSlow, offeredPayments } from "@heimwerk/core/payment/offeredPayments.ts"
import { PaysOnline } from "@heimwerk/core/payment/PaysOnline.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

const available = PaymentMethod.literals

describe("the payment methods of an order", () => {
  it("payment in the market is offered only if all articles are collected, and direct debit only if an article is delivered", () => {
    assert.deepStrictEqual(offeredPayments({ available, isPickup: true, total: toCents(1_000) }), [
      "payInMarket",
      "bankTransfer",
      "card",
      "paypal",
      "klarna",
    ])
    assert.deepStrictEqual(offeredPayments({ available, isPickup: false, total: toCents(1_000) }), [
      "bankTransfer",
      "card",
      "paypal",
      "klarna",
      "sepaDebit",
    ])
  })

  it("card, PayPal, Klarna and direct debit count as online payment methods", () => {
    assert.deepStrictEqual(available.filter(isOnline), ["card", "paypal", "klarna", "sepaDebit"])
  })

  it("bank transfer and direct debit count as slow payment methods, whose money arrives days after the order", () => {
    assert.deepStrictEqual(available.filter(isSlow), ["bankTransfer", "sepaDebit"])
  })

  it("the shop takes no online payments unless an operator sets up a payment service", () => {
    assert.isFalse(PaysOnline.defaultValue())
  })

  it("an order below 0,50 € can be paid only in the market or by bank transfer", () => {
    assert.deepStrictEqual(offeredPayments({ available, isPickup: true, total: toCents(49) }), [
      "payInMarket",
      "bankTransfer",
    ])
  })

  it("online payment is offered for orders of at least 0,50 €", () => {
    assert.deepStrictEqual(
      [49, 50]
        .map(toCents)
        .map((total) => offeredPayments({ available, isPickup: false, total }).includes("card")),
      [false, true],
    )
  })

  it("a shop without a payment service offers no online payment", () => {
    assert.deepStrictEqual(
      offeredPayments({
        available: ["payInMarket", "bankTransfer"],
        isPickup: true,
        total: toCents(1_000),
      }),
      ["payInMarket", "bankTransfer"],
    )
  })
})
