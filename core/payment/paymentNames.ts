import type { PaymentMethod } from "./PaymentMethod.ts"

/** Names of the payment methods. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  payInMarket: "Bei der Abholung im Markt bezahlen",
  bankTransfer: "Vorkasse per Überweisung",
  card: "Kreditkarte oder Debitkarte",
  paypal: "PayPal",
  klarna: "Klarna",
  sepaDebit: "SEPA-Lastschrift",
}

/**
 * Returns the label of the order button. § 312j BGB prescribes it for an order that costs money. A reservation
 * obliges the customer to nothing: it expires if the customer does not collect the goods.
 */
export const orderButton = (payment: PaymentMethod): string =>
  payment === "payInMarket" ? "Kostenlos reservieren" : "Zahlungspflichtig bestellen"
