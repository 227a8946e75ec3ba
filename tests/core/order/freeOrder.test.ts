import { assert, describe, it } from "@effect/vitest"
import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { deadlineOf } from "@heimwerk/core/order/deadline.ts"
import { offerOf } from "@heimwerk/core/order/offerOf.ts"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { paymentTexts, transferOf } from "@heimwerk/core/order/orderTexts.ts"
import { placing } from "@heimwerk/core/order/placing.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, market, now, requestFor, route, stocked } from "../../support/checkout.ts"

const account = { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" }

/** Places an order of 2 hammers for 20 € with a voucher of 50 €. The customer saw this pickup time. */
const placedFree = (payment: PaymentMethod, readyAt?: number) => {
  const supply = {
    products: [stocked(hammer, 5)],
    benefits: {
      ...noBenefits,
      vouchersEnabled: true,
      vouchers: [{ code: "HEIMWERK50", label: "Gutschein", worth: { cents: toCents(5_000) } }],
    },
  }
  const basket = {
    ...keptNothing,
    lines: [item(hammer, 2)],
    attached: { ...keptNothing.attached, voucherCode: "HEIMWERK50" },
  }
  const methods: ReadonlyArray<PaymentMethod> = ["payInMarket", "bankTransfer"]
  const offer = offerOf({
    basket: basketOf({ ...basket, id: "b", version: 1 }, supply.products, supply.benefits),
    products: supply.products,
    market,
    now,
    route,
    methods,
  })
  const seen = { ...seenOf(offer), ...(readyAt === undefined ? {} : { readyAt }) }
  const request = { ...requestFor(), payment, seen }
  return placing({ account, basket, supply, request, market, orderId: "HW-1", now, route, methods })
}

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
    const links = { order: "", withdrawal: "", retailer: Retailer.defaultValue() }
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
