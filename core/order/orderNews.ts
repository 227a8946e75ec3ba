import { type MailBlock, paragraph } from "../mail/mailOf.ts"
import type { Order, OrderDelivery, OrderEvent } from "./Order.ts"
import { orderRules } from "./orderRules.ts"
import { unbooked } from "./orderBalance.ts"
import { deliveryTexts, keptText, paymentTexts, promiseText, transferOf } from "./orderTexts.ts"

/** The subject and the content of a mail about an order. */
export interface News {
  /** The subject of the mail. The order number follows it. */
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

/** Returns the promise of a delivery as a sentence. */
const promiseBlocks = ({ promise }: OrderDelivery): ReadonlyArray<MailBlock> => {
  if (promise === undefined) return []
  const text = promiseText(promise)
  return [paragraph(text.endsWith(".") ? text : `${text}.`)]
}

/** Returns the bank transfer that an order still waits for, with the amount that is due now. */
const transferBlocks = (order: Order): ReadonlyArray<MailBlock> => {
  const payable = { ...order, due: unbooked(order) }
  if (transferOf(payable) === undefined) return []
  const [head, ...lines] = paymentTexts(payable)
  return [paragraph(head), { kind: "lines", lines: lines.map((line) => line.trim()) }]
}

/** Returns the deliveries that an event has changed. `order` is the order after the event. */
const changedBy = ({ deliveryId, kind }: OrderEvent, order: Order): ReadonlyArray<OrderDelivery> =>
  order.deliveries.filter(
    (delivery) =>
      delivery.state === orderRules[kind].to && (deliveryId ?? delivery.deliveryId) === delivery.deliveryId,
  )

/**
 * Returns how a mail names changed deliveries: `deine Bestellung`, or `die Abholung im Markt deiner Bestellung` if
 * the order has other deliveries, too.
 */
const nameOf = (changed: ReadonlyArray<OrderDelivery>, { deliveries }: Order): string =>
  changed.length === deliveries.length
    ? "deine Bestellung"
    : `${changed.map(({ deliveryType }) => `die ${deliveryTexts[deliveryType]}`).join(" und ")} deiner Bestellung`

/**
 * Returns the news about all deliveries that an event has changed, and only about these. Returns `undefined` if
 * customers get no mail about the event.
 *
 * @param order the order after the event
 */
export const orderNews = (event: OrderEvent, order: Order): News | undefined => {
  const { actor, kind } = event
  const changed = changedBy(event, order)
  if (changed.length === 0) return undefined
  const name = nameOf(changed, order)
  const isWhole = changed.length === order.deliveries.length
  switch (kind) {
    case "pay":
      return {
        subject: `Zahlung erhalten: ${name}`,
        blocks: [
          paragraph("deine Zahlung ist bei uns eingegangen. Vielen Dank!"),
          ...changed.flatMap(promiseBlocks),
        ],
      }
    case "makeReady":
      return { subject: `Abholbereit: ${name}`, blocks: changed.flatMap(readyBlocks) }
    case "ship":
      return { subject: `Versandt: ${name}`, blocks: changed.flatMap(shippedBlocks) }
    case "cancel":
      return {
        subject: `Storniert: ${name}`,
        blocks: [
          paragraph(
            `${name} ist storniert. Bereits ${isWhole ? "" : "dafür "}gezahlte Beträge erstatten wir dir.`,
          ),
          ...transferBlocks(order),
        ],
      }
    case "expire":
      return {
        subject: `Abgelaufen: ${name}`,
        blocks: [
          paragraph(
            actor === "payments"
              ? `deine Zahlung ist fehlgeschlagen. Wir haben ${name} aufgelöst.`
              : `die Frist für ${name} ist abgelaufen. Wir haben ${isWhole ? "sie" : "diesen Teil"} aufgelöst.`,
          ),
        ],
      }
    default:
      return undefined
  }
}
