import type { Mail } from "../mail/Mail.ts"
import { heading, type MailBlock, mailOf, paragraph } from "../mail/mailOf.ts"
import { unitText } from "../product/salesUnit.ts"
import { germanDate } from "../values/berlinTime.ts"
import { formatCents, formatShipping } from "../values/germanMoney.ts"
import { withdrawalNotice } from "../withdrawal/withdrawalNotice.ts"
import type { Order, OrderDelivery } from "./Order.ts"
import { deliveryTexts, keptText, paymentTexts, promiseText } from "./orderTexts.ts"
import type { RetailerIdentity } from "../retailer/Retailer.ts"

/** The web addresses in a mail about an order, and the retailer who sends the mail. */
export interface OrderMailing {
  /** The address of the order's page. */
  readonly order: string
  /** The address of the form for withdrawals. */
  readonly withdrawal: string
  /** The address of the terms that the customer accepted. */
  readonly terms: string
  readonly retailer: RetailerIdentity
}

/** Returns the greeting at the beginning of a mail. */
export const greeting = ({ firstName, lastName }: Order["contact"]): MailBlock =>
  paragraph(`Hallo ${firstName} ${lastName},`)

/** Returns the articles of a delivery as a table. */
const articles = ({ deliveryType, lines }: OrderDelivery): MailBlock => ({
  kind: "table",
  caption: `Artikel: ${deliveryTexts[deliveryType]}`,
  head: ["Artikel", "Menge", "Summe"],
  rows: lines.map(({ product: { articleId, name, unit }, quantity, sum, unitPrice, facts = [] }) => {
    const article = [`${name}, Artikel ${articleId}, je ${formatCents(unitPrice)}`, ...facts].join(" · ")
    const [pieces, all] = [unitText(quantity, unit), formatCents(sum)]
    return {
      cells: [article, pieces, all],
      line: `${pieces} ${article}: ${all}`,
    }
  }),
})

const deliveryBlocks = (delivery: OrderDelivery): ReadonlyArray<MailBlock> => {
  const { deliveryType, destination, promise } = delivery
  return [
    heading(deliveryTexts[deliveryType]),
    ...(promise === undefined ? [] : [paragraph(promiseText(promise))]),
    ...(promise?.keptUntil === undefined ? [] : [paragraph(keptText(promise.keptUntil))]),
    { kind: "lines", lines: destination },
    articles(delivery),
  ]
}

const sums = ({ discount, goods, shipping, total, vat }: Order): MailBlock => ({
  kind: "sums",
  caption: "Summe der Bestellung",
  rows: [
    ["Artikel", formatCents(goods)],
    ...(discount === 0 ? [] : [["Rabatt", `-${formatCents(discount)}`] as const]),
    ["Versand", formatShipping(shipping)],
    ["Summe", formatCents(total)],
    ["darin MwSt.", formatCents(vat)],
  ],
})

const contractParty = (
  { city, email, name, phone, register, street, vatId }: RetailerIdentity,
  terms: string,
): ReadonlyArray<MailBlock> => [
  heading("Dein Vertragspartner"),
  {
    kind: "lines",
    lines: [name, street, city, `Telefon ${phone}`, `E-Mail ${email}`, register, `USt-IdNr. ${vatId}`],
  },
  paragraph("Für alle Artikel gilt das gesetzliche Mängelhaftungsrecht."),
  { kind: "link", text: "Allgemeine Geschäftsbedingungen", href: terms },
]

/**
 * Returns the confirmation of an order with the content that the law requires on a durable medium (§§ 312f, 312i,
 * 312j BGB, Art. 246a EGBGB): the articles with their key facts and guarantee, prices with VAT and shipping, payment,
 * promise and destination, the retailer, the liability for defects, and the notice of withdrawal with its form.
 */
export const orderMail = (order: Order, links: OrderMailing): Mail => {
  const { contact, deliveries, orderedOn, orderId, payment, total } = order
  const isReservation = payment === "payInMarket"
  const [paymentHead, ...paymentLines] = paymentTexts(order)
  return mailOf({
    brand: links.retailer.brand,
    id: `order-${orderId}`,
    to: contact.email,
    subject: isReservation ? `Deine Reservierung ${orderId}` : `Deine Bestellung ${orderId}`,
    blocks: [
      greeting(contact),
      paragraph(
        isReservation
          ? `wir haben deine Reservierung vom ${germanDate(orderedOn)} erhalten.${total === 0 ? "" : " Du bezahlst bei der Abholung."}`
          : `wir haben deine Bestellung vom ${germanDate(orderedOn)} erhalten.`,
      ),
      ...deliveries.flatMap(deliveryBlocks),
      sums(order),
      paragraph(paymentHead),
      ...(paymentLines.length === 0
        ? []
        : [{ kind: "lines" as const, lines: paymentLines.map((line) => line.trim()) }]),
      { kind: "link", text: "Deine Bestellung ansehen oder stornieren", href: links.order },
      ...withdrawalNotice(links.retailer, links.withdrawal),
      ...contractParty(links.retailer, links.terms),
    ],
  })
}
