import type { Mail } from "../mail/Mail.ts"
import { mailOf, paragraph } from "../mail/mailOf.ts"
import type { Refund } from "../payment/Payment.ts"
import { formatCents } from "../values/germanMoney.ts"
import type { Order, OrderEvent } from "./Order.ts"
import { greeting, type OrderMailing } from "./orderMail.ts"
import { type News, orderNews } from "./orderNews.ts"
import { paymentTexts } from "./orderTexts.ts"

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
    subject: `${subject} ${orderId}`,
    blocks: [
      greeting(contact),
      ...blocks,
      { kind: "link", text: "Deine Bestellung ansehen", href: links.order },
    ],
  })

/** Returns the mail that tells a customer that a refund was sent. */
export const refundMail = (order: Order, { cents, refundId }: Refund, links: OrderMailing): Mail => {
  const text = `wir haben dir ${formatCents(cents)} erstattet. Das Geld ist in einigen Tagen auf deinem Konto.`
  return newsMail(
    order,
    `refund-${refundId}`,
    { subject: "Erstattet: deine Bestellung", blocks: [paragraph(text)] },
    links,
  )
}

/** Returns the mail with the shop's bank account, for a customer who changed to a bank transfer. */
export const transferMail = (order: Order, links: OrderMailing): Mail => {
  const [head, ...lines] = paymentTexts(order)
  return newsMail(
    order,
    "transfer",
    {
      subject: "Zahlung per Überweisung: deine Bestellung",
      blocks: [paragraph(head), { kind: "lines", lines: lines.map((line) => line.trim()) }],
    },
    links,
  )
}

/**
 * Returns the mail about an event of an order. Returns `undefined` if customers get no mail about the event.
 *
 * @param order the order after the event
 */
export const orderEventMail = (order: Order, event: OrderEvent, links: OrderMailing): Mail | undefined => {
  const news = orderNews(event, order)
  return news && newsMail(order, String(order.events.length), news, links)
}
