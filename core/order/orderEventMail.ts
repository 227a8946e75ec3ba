import { defaultBrand } from "../environment.ts"
import type { Mail } from "../mail/Mail.ts"
import type { Order, OrderDelivery, OrderEvent } from "./Order.ts"
import { keptText } from "./orderTexts.ts"

interface News {
  readonly subject: string
  readonly text: ReadonlyArray<string>
}

const newsOf = (kind: OrderEvent["kind"], delivery: OrderDelivery): News | undefined => {
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
        text: ["die Frist für deine Bestellung ist abgelaufen. Wir haben sie aufgelöst."],
      }
    default:
      return undefined
  }
}

/** Returns the mail about an event of an order; `undefined` for events that the customer need not know. */
export const orderEventMail = (order: Order, { deliveryId, kind }: OrderEvent): Mail | undefined => {
  const { contact, deliveries, events, orderId } = order
  const delivery = deliveries.find((one) => deliveryId === undefined || one.deliveryId === deliveryId)
  const news = delivery && newsOf(kind, delivery)
  return (
    news && {
      id: `order-${orderId}-${events.length}`,
      to: contact.email,
      subject: `${news.subject}: deine Bestellung ${orderId}`,
      text: [
        `Hallo ${contact.firstName} ${contact.lastName},`,
        "",
        ...news.text,
        "",
        "Viele Grüße",
        defaultBrand.claim,
        "",
      ].join("\n"),
    }
  )
}
