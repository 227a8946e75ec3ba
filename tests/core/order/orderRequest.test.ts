import { assert, describe, it } from "@effect/vitest"
import { orderRequest } from "@heimwerk/core/order/orderRequest.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { orderButton, paymentNames } from "@heimwerk/core/payment/paymentNames.ts"
import { Result } from "effect"

import { market, hammer, saw, item, offerIn, anna } from "../../support/checkout.ts"

describe("the checkout form", () => {
  it("the checkout form of a reservation requires no address", () => {
    const input = { ...anna, street: "", postalCode: "", city: "" }
    const choices = { offer: offerIn(), marketId: market.id, payment: "payInMarket" } as const
    assert.isTrue(Result.isSuccess(orderRequest(input, choices)))
  })

  it("the checkout form of an order with pickup and delivery to the home requires an address", () => {
    const offer = offerIn({ lines: [item(hammer, 1), item(saw, 1, "homeDelivery")] })
    const choices = { offer, marketId: market.id, payment: "bankTransfer" } as const
    assert.isTrue(Result.isFailure(orderRequest({ ...anna, street: "" }, choices)))
    const request = Result.getOrThrow(orderRequest(anna, choices))
    assert.deepStrictEqual<unknown>(request, {
      payment: "bankTransfer",
      seen: seenOf(offer),
      marketId: market.id,
      contact: {
        salute: "Frau",
        firstName: "Anna",
        lastName: "Berg",
        email: "anna.berg@kunde.example",
        phone: "",
      },
      address: { addition: "Hinterhaus", city: "Köln", postalCode: "50667", street: "Werkstraße 1" },
    })
  })

  it("the request for an order contains no market id if no market is chosen", () => {
    const offer = offerIn({ lines: [item(hammer, 1, "homeDelivery")] })
    const request = Result.getOrThrow(
      orderRequest(anna, { offer, marketId: undefined, payment: "bankTransfer" }),
    )
    assert.notProperty(request, "marketId")
  })

  it("the checkout form names every invalid field of an order with delivery to the home", () => {
    const offer = offerIn({ lines: [item(hammer, 1, "homeDelivery")] })
    const result = orderRequest(
      { ...anna, firstName: " ", email: "anna", postalCode: "12" },
      { offer, marketId: undefined, payment: "bankTransfer" },
    )
    assert.deepStrictEqual(
      Result.isFailure(result) ? result.failure.problems.map(({ path }) => String(path[0])).toSorted() : [],
      ["email", "firstName", "postalCode"],
    )
  })

  it("the order button says whether the order obliges the customer to pay, and each payment method has a German name", () => {
    assert.deepStrictEqual(
      [orderButton("payInMarket"), orderButton("bankTransfer"), orderButton("card")],
      ["Kostenlos reservieren", "Zahlungspflichtig bestellen", "Zahlungspflichtig bestellen"],
    )
    assert.deepStrictEqual(paymentNames, {
      payInMarket: "Bei der Abholung im Markt bezahlen",
      bankTransfer: "Vorkasse per Überweisung",
      card: "Kreditkarte oder Debitkarte",
      paypal: "PayPal",
      klarna: "Klarna",
      sepaDebit: "SEPA-Lastschrift",
    })
  })
})
