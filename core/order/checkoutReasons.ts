import { paymentsReasons } from "../payment/paymentsReasons.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why an order cannot be placed, read, paid or cancelled: status and German sentence of each reason. This
 * module does not load Effect.
 */
export const checkoutReasons = {
  UnknownOrder: { status: 404, message: "Diese Bestellung gibt es nicht. Bitte prüfe den Link." },
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  NotOrderable: {
    status: 422,
    message: "Dieser Warenkorb kann so nicht bestellt werden. Bitte prüfe die Hinweise zu deinen Artikeln.",
  },
  OfferChanged: {
    status: 409,
    message: "An deiner Bestellung hat sich etwas geändert. Bitte prüfe sie noch einmal.",
  },
  NotCancellable: {
    status: 409,
    message: "Diese Bestellung kann nicht mehr storniert werden, weil wir sie schon bearbeiten.",
  },
  NotPayable: {
    status: 409,
    message: "Diese Bestellung kannst du nicht mehr bezahlen.",
  },
  TooManyTries: {
    status: 429,
    message:
      "Von deinem Anschluss kamen gerade sehr viele Bestellungen. Deine Angaben bleiben erhalten. Bitte versuche es in einer Stunde noch einmal.",
  },
  PaymentUnavailable: paymentsReasons.Unavailable,
  Unavailable: {
    status: 503,
    message:
      "Bestellen ist gerade nicht möglich. Deine Angaben bleiben erhalten. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
