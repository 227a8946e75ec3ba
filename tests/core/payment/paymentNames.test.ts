import { assert, describe, it } from "@effect/vitest"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { orderButton, paymentNames } from "@heimwerk/core/payment/paymentNames.ts"
import { paymentsReasons } from "@heimwerk/core/payment/paymentsReasons.ts"

describe("texts of payments", () => {
  it.each<[PaymentMethod, string, string]>([
    ["payInMarket", "Bei der Abholung im Markt bezahlen", "Kostenlos reservieren"],
    ["bankTransfer", "Vorkasse per Überweisung", "Zahlungspflichtig bestellen"],
    ["card", "Kreditkarte oder Debitkarte", "Zahlungspflichtig bestellen"],
    ["paypal", "PayPal", "Zahlungspflichtig bestellen"],
    ["klarna", "Klarna", "Zahlungspflichtig bestellen"],
    ["sepaDebit", "SEPA-Lastschrift", "Zahlungspflichtig bestellen"],
  ])("the payment method %s is called '%s', and its order button says '%s'", (method, name, button) => {
    assert.deepStrictEqual([paymentNames[method], orderButton(method)], [name, button])
  })

  it("each failure of the payment service has its HTTP status and its German message", () => {
    assert.deepStrictEqual(paymentsReasons, {
      Unavailable: {
        status: 503,
        message:
          "Die Bezahlung ist gerade nicht möglich. Deine Bestellung bleibt erhalten. Bitte versuche es gleich noch einmal.",
      },
      Refused: { status: 422, message: "Der Zahlungsdienst hat den Auftrag abgelehnt." },
      Unknown: { status: 404, message: "Der Zahlungsdienst kennt diese Zahlung nicht." },
      Forged: { status: 400, message: "Diese Nachricht kommt nicht vom Zahlungsdienst." },
    })
  })
})
