/** Target and fields of the form that pays an open order. It works without JavaScript. */
export const plainPayment = {
  target: "/formular/bezahlen",
  order: "bestellung",
  /** The secret part of the order's link. */
  token: "schluessel",
  method: "zahlungsart",
} as const

/** Query parameters with which the server redirects to the order page after an attempt to pay online. */
export const paymentResult = {
  /** The customer has paid, or the money is on the way. */
  thanks: "danke",
  /** The payment service was unavailable, so the payment did not begin. */
  failed: "zahlungsfehler",
} as const
