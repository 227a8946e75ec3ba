import { defaultBrand } from "../environment.ts"
import type { Mail } from "../mail/Mail.ts"
import { germanDate } from "../values/berlinTime.ts"
import { unitText } from "../product/salesUnit.ts"
import { formatCents } from "../values/germanMoney.ts"
import type { Order, OrderDelivery } from "./Order.ts"
import { deliveryTexts, keptText, paymentTexts } from "./orderTexts.ts"

const { claim } = defaultBrand

const deliveryLines = ({
  deliveryType,
  destination,
  lines,
  promise,
}: OrderDelivery): ReadonlyArray<string> => [
  `${deliveryTexts[deliveryType]}${promise === undefined ? "" : `: ${promise.text}`}`,
  ...(promise?.keptUntil === undefined ? [] : [keptText(promise.keptUntil)]),
  ...destination.map((line) => `  ${line}`),
  "",
  ...lines.map(
    ({ product, quantity, sum, unitPrice }) =>
      `  ${unitText(quantity, product.unit)} ${product.name}, Artikel ${product.articleId}, je ${formatCents(unitPrice)}: ${formatCents(sum)}`,
  ),
  "",
]

const amount = (name: string, cents: number): string => `${name}: ${formatCents(cents)}`

/**
 * Returns the confirmation of an order with the content that the law requires (§ 312f, § 312i BGB): the articles, prices
 * with VAT and shipping, payment, destination, and the right of withdrawal.
 *
 * @param links the address of the order, and of the page about the right of withdrawal
 */
export const orderMail = (
  order: Order,
  links: { readonly order: string; readonly withdrawal: string },
): Mail => {
  const { contact, deliveries, discount, goods, orderedOn, orderId, payment, shipping, total, vat } = order
  const isReservation = payment === "payInMarket"
  return {
    id: `order-${orderId}`,
    to: contact.email,
    subject: isReservation ? `Deine Reservierung ${orderId}` : `Deine Bestellung ${orderId}`,
    text: [
      `Hallo ${contact.firstName} ${contact.lastName},`,
      "",
      isReservation
        ? `wir haben deine Reservierung vom ${germanDate(orderedOn)} erhalten. Du bezahlst bei der Abholung.`
        : `wir haben deine Bestellung vom ${germanDate(orderedOn)} erhalten.`,
      "",
      ...deliveries.flatMap(deliveryLines),
      amount("Artikel", goods),
      ...(discount === 0 ? [] : [`Rabatt: -${formatCents(discount)}`]),
      shipping === 0 ? "Versand: kostenlos" : amount("Versand", shipping),
      amount("Summe", total),
      amount("darin MwSt.", vat),
      "",
      ...paymentTexts(order),
      "",
      "Deine Bestellung ansehen oder stornieren:",
      links.order,
      "",
      "Du kannst den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Belehrung und Formular:",
      links.withdrawal,
      "",
      "Viele Grüße",
      claim,
      "",
    ].join("\n"),
  }
}
