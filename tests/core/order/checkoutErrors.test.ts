import { assert, describe, it } from "@effect/vitest"
import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { OrdersError } from "@heimwerk/core/order/Orders.port.ts"

describe("the errors of orders", () => {
  it("the message of a refused order is the server's sentence, or the sentence for the reason if the server sends none", () => {
    assert.strictEqual(
      new CheckoutError({ reason: "NotOrderable" }).message,
      "Dieser Warenkorb kann so nicht bestellt werden. Bitte prüfe die Hinweise zu deinen Artikeln.",
    )
    const answer = "„Hammer“ ist gerade nicht verfügbar. Bitte nimm den Artikel heraus."
    assert.strictEqual(new CheckoutError({ reason: "NotOrderable", answer }).message, answer)
  })

  it.each([
    ["UnknownOrder", "Diese Bestellung gibt es nicht. Bitte prüfe den Link."],
    ["Invalid", "Bitte prüfe deine Angaben."],
    ["OfferChanged", "An deiner Bestellung hat sich etwas geändert. Bitte prüfe sie noch einmal."],
    ["NotCancellable", "Diese Bestellung kann nicht mehr storniert werden, weil wir sie schon bearbeiten."],
    [
      "Unavailable",
      "Bestellen ist gerade nicht möglich. Deine Angaben bleiben erhalten. Bitte versuche es gleich noch einmal.",
    ],
  ] as const)("the message of a failed checkout names the reason: %s", (reason, message) => {
    assert.strictEqual(new CheckoutError({ reason }).message, message)
  })

  it.each([
    ["NotLoggedIn", "Bitte melde dich an, um deine Einkäufe zu sehen."],
    ["UnknownOrder", "Diese Bestellung gibt es in deinem Kundenkonto nicht."],
    ["Unavailable", "Deine Einkäufe sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal."],
  ] as const)("the message of a failure to read purchases names the reason: %s", (reason, message) => {
    assert.strictEqual(new OrdersError({ reason }).message, message)
  })

  it.each([
    ["UnknownOrder", 404],
    ["Invalid", 422],
    ["NotOrderable", 422],
    ["OfferChanged", 409],
    ["NotCancellable", 409],
    ["Unavailable", 503],
  ] as const)("the checkout error %s has the HTTP status %d", (reason, status) => {
    assert.strictEqual(CheckoutError.reasons[reason].status, status)
  })
})
