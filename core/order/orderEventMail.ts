import type { Mail } from "../mail/Mail.ts"
import { type MailBlock, mailOf, paragraph } from "../mail/mailOf.ts"
import type { Refund } from "../payment/Payment.ts"
import { formatCents } from "../values/germanMoney.ts"
import type { Order, OrderDelivery, OrderEvent } from "./Order.ts"
import { greeting, type OrderMailing } from "./orderMail.ts"
import { keptText, paymentTexts } from "./orderTexts.ts"

interface News {
  readonly subject: string
  readonly blocks: ReadonlyArray<MailBlock>
}

const readyBlocks = ({ destination, pickupCode, promise }: OrderDelivery): ReadonlyArray<MailBlock> => [
  paragraph("deine Artikel liegen im Markt für dich bereit. Zeige oder nenne bei der Abholung deinen Code."),
  ...(pickupCode === undefined
    ? []
    : [
        paragraph(`Dein Abholcode:\n${pickupCode}`),
        { kind: "qrCode" as const, code: pickupCode, alt: `QR-Code mit dem Abholcode ${pickupCode}` },
      ]),
  ...(promise?.keptUntil === undefined ? [] : [paragraph(keptText(promise.keptUntil))]),
  { kind: "lines", lines: destination },
]

const shippedBlocks = ({ parcel }: OrderDelivery): ReadonlyArray<MailBlock> => [
  paragraph("deine Artikel sind unterwegs zu dir."),
  ...(parcel === undefined ? [] : [paragraph(`Sendung ${parcel.number} mit ${parcel.carrier}`)]),
  ...(parcel?.link === undefined
    ? []
    : [{ kind: "link" as const, text: "Sendung verfolgen", href: parcel.link }]),
]

const newsOf = ({ actor, kind }: OrderEvent, delivery: OrderDelivery): News | undefined => {
  switch (kind) {
    case "pay":
      return {
        subject: "Zahlung erhalten",
        blocks: [
          paragraph("deine Zahlung ist bei uns eingegangen. Vielen Dank!"),
          ...(delivery.promise === undefined ? [] : [paragraph(`${delivery.promise.text}.`)]),
        ],
      }
    case "makeReady":
      return { subject: "Abholbereit", blocks: readyBlocks(delivery) }
    case "ship":
      return { subject: "Versandt", blocks: shippedBlocks(delivery) }
    case "cancel":
      return {
        subject: "Storniert",
        blocks: [paragraph("deine Bestellung ist storniert. Bereits gezahlte Beträge erstatten wir dir.")],
      }
    case "expire":
      return {
        subject: "Abgelaufen",
        blocks: [
          paragraph(
            actor === "payments"
              ? "deine Zahlung ist fehlgeschlagen. Wir haben deine Bestellung aufgelöst."
              : "die Frist für deine Bestellung ist abgelaufen. Wir haben sie aufgelöst.",
          ),
        ],
      }
    default:
      return undefined
  }
}

const newsMail = (
  { contact, orderId }: Order,
  id: string,
  { blocks, subject }: News,
  links: OrderMailing,
): Mail =>
  mailOf({
    brand: links.retailer.brand,
    id: `order-${orderId}-${id}`,
    to: contact.email,
    subject: `${subject}: deine Bestellung ${orderId}`,
    blocks: [
      greeting(contact),
      ...blocks,
      { kind: "link", text: "Deine Bestellung ansehen", href: links.order },
    ],
  })

/** Returns the mail that tells a customer that a refund was sent. */
export const refundMail = (order: Order, { cents, refundId }: Refund, links: OrderMailing): Mail => {
  const text = `wir haben dir ${formatCents(cents)} erstattet. Das Geld ist in einigen Tagen auf deinem Konto.`
  return newsMail(order, `refund-${refundId}`, { subject: "Erstattet", blocks: [paragraph(text)] }, links)
}

/** Returns the mail with the shop's bank account, for a customer who changed to a bank transfer. */
export const transferMail = (order: Order, links: OrderMailing): Mail => {
  const [head, ...lines] = paymentTexts(order)
  return newsMail(
    order,
    "transfer",
    {
      subject: "Zahlung per Überweisung",
      blocks: [paragraph(head), { kind: "lines", lines: lines.map((line) => line.trim()) }],
    },
    links,
  )
}

/**
 * Returns the mail about an event of an order. Returns `undefined` if customers get no mail about the event.
 */
export const orderEventMail = (order: Order, event: OrderEvent, links: OrderMailing): Mail | undefined => {
  const { deliveries, events } = order
  const { deliveryId } = event
  const delivery = deliveries.find((one) => deliveryId === undefined || one.deliveryId === deliveryId)
  const news = delivery && newsOf(event, delivery)
  return news && newsMail(order, String(events.length), news, links)
}
