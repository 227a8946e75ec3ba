import { defaultBrand } from "../environment.ts"
import type { Mail } from "../mail/Mail.ts"
import type { Refund } from "../payment/Payment.ts"
import { formatCents } from "../values/germanMoney.ts"
import type { Order, OrderDelivery, OrderEvent } from "./Order.ts"
import { keptText } from "./orderTexts.ts"

interface News {
  readonly subject: string
  readonly text: ReadonlyArray<string>
}

const newsOf = ({ actor, kind }: OrderEvent, delivery: OrderDelivery): News | undefined => {
  switch (kind) {
    case "pay":
      return {
        subject: "Zahlung erhalten",
        text: [
          "deine Zahlung ist bei uns eingegangen. Vielen Dank!",
          ...(delivery.promise === undefined ? [] : ["", `${delivery.promise.text}.`]),
        ],
      }
    case "makeReady":
      return {
        subject: "Abholbereit",
        text: [
          "deine Artikel liegen im Markt für dich bereit. Nenne bei der Abholung deine Bestellnummer.",
          ...(delivery.promise?.keptUntil === undefined ? [] : [keptText(delivery.promise.keptUntil)]),
          "",
          ...delivery.destination.map((line) => `  ${line}`),
        ],
      }
    case "ship":
      return { subject: "Versandt", text: ["deine Artikel sind unterwegs zu dir."] }
    case "cancel":
      return {
        subject: "Storniert",
        text: ["deine Bestellung ist storniert. Bereits gezahlte Beträge erstatten wir dir."],
      }
    case "expire":
      return {
        subject: "Abgelaufen",
        text: [
          actor === "payments"
            ? "deine Zahlung ist fehlgeschlagen. Wir haben deine Bestellung aufgelöst."
            : "die Frist für deine Bestellung ist abgelaufen. Wir haben sie aufgelöst.",
        ],
      }
    default:
      return undefined
  }
}

const mailOf = ({ contact, orderId }: Order, id: string, { subject, text }: News): Mail => ({
  id: `order-${orderId}-${id}`,
  to: contact.email,
  subject: `${subject}: deine Bestellung ${orderId}`,
  text: [
    `Hallo ${contact.firstName} ${contact.lastName},`,
    "",
    ...text,
    "",
    "Viele Grüße",
    defaultBrand.claim,
    "",
  ].join("\n"),
})

/** Returns the mail about a refund that was sent. */
export const refundMail = (order: Order, { cents, refundId }: Refund): Mail =>
  mailOf(order, `refund-${refundId}`, {
    subject: "Erstattet",
    text: [`wir haben dir ${formatCents(cents)} erstattet. Das Geld ist in einigen Tagen auf deinem Konto.`],
  })

/** Returns the mail about an event of an order; `undefined` for events that the customer need not know. */
export const orderEventMail = (order: Order, event: OrderEvent): Mail | undefined => {
  const { deliveries, events } = order
  const { deliveryId } = event
  const delivery = deliveries.find((one) => deliveryId === undefined || one.deliveryId === deliveryId)
  const news = delivery && newsOf(event, delivery)
  return news && mailOf(order, String(events.length), news)
}
