import type { ShownOrder } from "@heimwerk/adapters/operator/orders.ts"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import { dueByHand, unbooked } from "@heimwerk/core/order/orderBalance.ts"
import { awaitingDeliveries } from "@heimwerk/core/order/orderPayments.ts"
import { isOpenState } from "@heimwerk/core/order/orderStateText.ts"
import { deliveryTexts, promiseText } from "@heimwerk/core/order/orderTexts.ts"
import type { Payment, Refund } from "@heimwerk/core/payment/Payment.ts"
import { paymentNames } from "@heimwerk/core/payment/paymentNames.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { oneLine } from "../../output/oneLine.ts"
import { timeText } from "../support/timeText.ts"
import { invoiceTexts, lineText, partsText, payByTexts } from "./costTexts.ts"
import { stateText } from "./stateText.ts"
import { withdrawalTexts } from "./withdrawalTexts.ts"

const eventNames: Readonly<Record<OrderEvent["kind"], string>> = {
  pay: "bezahlt",
  pick: "Packen begonnen",
  makeReady: "abholbereit gemeldet",
  handOut: "ausgegeben",
  ship: "versandt",
  deliver: "zugestellt",
  cancel: "storniert",
  expire: "abgelaufen",
  return: "zurückgegeben",
}

const actorNames: Readonly<Record<OrderEvent["actor"], string>> = {
  customer: "Kunde",
  staff: "Personal",
  payments: "Zahlungsdienst",
  deadline: "Frist",
}

const paymentStates: Readonly<Record<Payment["state"], string>> = {
  open: "Zahlung begonnen",
  processing: "Zahlung unterwegs",
  failed: "Zahlung fehlgeschlagen",
  expired: "Zahlung abgelaufen",
  paid: "Zahlung eingegangen",
}

/** Formats an event: `24.11.2026, 08:30 Uhr: zurückgegeben (Personal, anna), Lieferung 2, 1 Stück 1000015`. */
const eventText = (order: Order, { actor, at, by, deliveryId, kind, pieces = [] }: OrderEvent): string => {
  const who = [actorNames[actor], ...(by === undefined ? [] : [by])].join(", ")
  const what = deliveryId === undefined ? "" : `, Lieferung ${deliveryId}`
  const lines = order.deliveries.flatMap((delivery) => delivery.lines)
  const returned = pieces.map(({ articleId, quantity }) => {
    const line = lines.find(({ product }) => product.articleId === articleId)
    return `, ${unitText(quantity, line?.product.unit)} ${articleId}`
  })
  return `${timeText(at)}: ${eventNames[kind]} (${who})${what}${returned.join("")}`
}

const staffText = (by: string | undefined): string => (by === undefined ? "" : ` (Personal, ${by})`)

const refundState = ({ doneAt, failedAt, isByHand, isClosed }: Refund): string => {
  if (failedAt !== undefined)
    return `Erstattung fehlgeschlagen am ${timeText(failedAt)}${isClosed ? ", erledigt" : ""}`
  if (doneAt === undefined) return "Erstattung läuft"
  return isByHand ? "Von Hand erstattet" : "Erstattet"
}

/** Formats a refund: `Erstattet: 1,50 €, 24.11.2026, 08:30 Uhr (Personal, anna)`. */
const refundText = (refund: Refund): string => {
  const { at, by, cents } = refund
  return `${refundState(refund)}: ${formatCents(cents)}, ${timeText(at)}${staffText(by)}`
}

/** Formats the unpaid rest of an order of which a part was paid or cancelled: `Noch zu zahlen: 7,50 €`. */
const missingText = (order: Order): ReadonlyArray<string> => {
  const missing = unbooked(order)
  return awaitingDeliveries(order).length > 0 && missing !== order.total
    ? [`Noch zu zahlen: ${formatCents(missing)}`]
    : []
}

/** Formats the amount that staff have to pay back: `Zurückzuzahlen: 20,00 €`. */
const dueText = (order: Order): ReadonlyArray<string> => {
  const cents = dueByHand(order)
  return cents === 0 ? [] : [`Zurückzuzahlen: ${formatCents(cents)}`]
}

/**
 * Formats an order for staff: withdrawals, customer, total with its parts, payments, refunds, missing money, money to
 * pay back, invoices, deliveries with the articles to pick and the returned pieces, and events.
 */
export const orderText = (order: ShownOrder): string => {
  const {
    contact,
    deliveries,
    events,
    orderedOn,
    orderId,
    payment,
    payments = [],
    refunds = [],
    transfers = [],
    total,
  } = order
  return [
    ...withdrawalTexts(order),
    `${orderId} vom ${germanDate(orderedOn)}`,
    oneLine(
      `${contact.firstName} ${contact.lastName}, ${contact.email}${contact.phone === "" ? "" : `, ${contact.phone}`}`,
    ),
    `${formatCents(total)}, ${paymentNames[payment]}`,
    partsText(order),
    ...payByTexts(order),
    ...payments.map(
      ({ cents, paymentId, state }) => `${paymentStates[state]}: ${formatCents(cents)}, ${paymentId}`,
    ),
    ...transfers.map(
      ({ at, by, cents }) =>
        `Überweisung eingegangen: ${formatCents(cents)}, ${timeText(at)}${staffText(by)}`,
    ),
    ...refunds.map(refundText),
    ...missingText(order),
    ...dueText(order),
    ...invoiceTexts(order),
    ...deliveries.flatMap((delivery) => {
      const { deliveryId, deliveryType, destination, lines, parcel, state } = delivery
      // A promise ends with its delivery: returned articles are not kept in the market.
      const promise = isOpenState(state) ? delivery.promise : undefined
      return [
        "",
        `${deliveryId}. ${deliveryTexts[deliveryType]}: ${stateText(state)}${promise === undefined ? "" : ` (${promiseText(promise)})`}`,
        ...(promise?.keptUntil === undefined
          ? []
          : [`Der Markt hält die Artikel bis ${timeText(promise.keptUntil)} bereit.`]),
        ...(parcel === undefined ? [] : [`Sendung ${parcel.number} mit ${parcel.carrier}`]),
        oneLine(destination.join(", ")),
        ...lines.map((line) => `  ${lineText(line, state)}`),
      ]
    }),
    ...(events.length === 0 ? [] : ["", ...events.map((event) => eventText(order, event))]),
  ].join("\n")
}
