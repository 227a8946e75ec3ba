import { assert, describe, it } from "@effect/vitest"
import { deadlineOf } from "@heimwerk/core/order/deadline.ts"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { paymentTexts, transferOf } from "@heimwerk/core/order/orderTexts.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { now } from "../../support/checkout.ts"
import { placeWithVoucher } from "./voucherOrder.ts"

/** Places an order of 2 hammers for 20 € with a voucher of 50 €. The customer saw this pickup time. */
const placedFree = (payment: PaymentMethod, readyAt?: number) =>
  placeWithVoucher(
    { code: "HEIMWERK50", label: "Gutschein", worth: { cents: toCents(5_000) } },
    payment,
    readyAt,
  )

const freeOrder = (payment: PaymentMethod) => {
  const order = placedFree(payment)
  return "reason" in order ? assert.fail(order.reason) : order
}

describe("an order of 0 €", () => {
  it("an order of 0 € by bank transfer counts as paid at once, has a dated promise, and does not expire", () => {
    const order = freeOrder("bankTransfer")
    assert.strictEqual(order.total, toCents(0))
    assert.deepStrictEqual(
      order.deliveries.map(({ promise, state }) => [state, promise?.text]),
      [["paid", "Heute ab 15:10 abholbereit"]],
    )
    assert.isUndefined(deadlineOf(order, 5))
  })

  it("the page and the mail of an order of 0 € say that there is nothing to pay, and name no bank account", () => {
    const order = freeOrder("bankTransfer")
    assert.deepStrictEqual(paymentTexts(order), ["Zahlung: Es ist nichts zu bezahlen."])
    const links = { order: "", withdrawal: "", terms: "", retailer: Retailer.defaultValue() }
    assert.notInclude(orderMail(order, links).text, "IBAN")
    assert.notInclude(orderMail(freeOrder("payInMarket"), links).text, "Du bezahlst")
  })

  it("an older order of 0 € that waits for a bank transfer asks for no transfer", () => {
    const order = freeOrder("bankTransfer")
    const deliveries = order.deliveries.map((one) => ({ ...one, state: "awaitingPayment" as const }))
    assert.isUndefined(transferOf({ ...order, deliveries }))
  })

  it("an order of 0 € is refused if its pickup is later than the customer saw, because its date counts from the order", () => {
    const order = placedFree("bankTransfer", now.epochMillis)
    assert.strictEqual("reason" in order ? order.reason : undefined, "OfferChanged")
  })
})
