import type { DeliveryType } from "../basket/Basket.ts"
import { clockText } from "../market/dayRange.ts"
import { addDays, berlinTime, germanDate } from "../values/berlinTime.ts"
import { weekdayName } from "../values/calendar.ts"
import { formatCents } from "../values/germanMoney.ts"
import { toCents } from "../values/toCents.ts"
import { ibanText, type Transfer } from "../payment/giroCode.ts"
import { paymentNames } from "../payment/paymentNames.ts"
import type { DeliveryPromise, Order, OrderLine } from "./Order.ts"
import { awaitingDeliveries, awaitsOnline } from "./orderPayments.ts"
import type { OrderState } from "./OrderState.ts"

/** Headings of the deliveries. */
export const deliveryTexts: Readonly<Record<DeliveryType, string>> = {
  marketPickup: "Abholung im Markt",
  homeDelivery: "Lieferung nach Hause",
}

/**
 * Formats the promise of a placed order. A pickup names its date: `Dienstag, 24.11.2026, ab 08:30 abholbereit`. The
 * stored text, for example `Morgen ab 08:30 abholbereit`, is only right on the day of the order or its payment.
 */
export const promiseText = ({ readyAt, text }: DeliveryPromise): string => {
  if (readyAt === undefined) return text
  const { date, minuteOfDay, weekday } = berlinTime(readyAt)
  return `${weekdayName(weekday)}, ${germanDate(date)}, ab ${clockText(minuteOfDay)} abholbereit`
}

/**
 * Formats the time until which a market keeps an order:
 * `Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.`
 */
export const keptText = (keptUntil: number): string => {
  const { date, minuteOfDay, weekday } = berlinTime(keptUntil)
  return `Wir halten deine Artikel bis ${weekdayName(weekday)}, ${germanDate(date)}, ${clockText(minuteOfDay)} Uhr bereit.`
}

/**
 * A bank transfer must arrive within this number of days after the day of the order. Otherwise the order
 * expires.
 */
export const transferDays = 7

/**
 * Returns the bank transfer that an order waits for. Returns `undefined` if the order waits for no bank
 * transfer, or if nothing is due.
 */
export const transferOf = (order: Order): Transfer | undefined => {
  const { bankAccount: account, due: cents = order.total, orderId: reference } = order
  return account === undefined || cents === 0 || awaitingDeliveries(order).length === 0
    ? undefined
    : { account, cents, reference }
}

/** Returns the code with which the customer collects a delivery. `undefined` unless the delivery is ready. */
export const pickupCodeOf = ({
  pickupCode,
  state,
}: {
  readonly pickupCode?: string | undefined
  readonly state: OrderState
}): string | undefined => (state === "ready" ? pickupCode : undefined)

/**
 * Returns how many pieces of a line its text calls returned. Returns `undefined` if none were, or if the delivery was
 * returned at once: then its state says it. In orders of older versions, the lines of a returned delivery count only the
 * pieces that were returned before the rest.
 */
export const returnedPieces = ({ quantity, returned }: OrderLine, state: OrderState): number | undefined =>
  returned !== undefined && state === "returned" ? quantity : returned

const openPaymentText = ({ payBy = 0, payments = [] }: Order): string => {
  if (payments.some(({ state }) => state === "processing"))
    return "Deine Zahlung ist unterwegs. Sobald sie eingegangen ist, schreiben wir dir."
  const { date, minuteOfDay } = berlinTime(payBy)
  return `Noch nicht bezahlt. Bitte bezahle bis ${germanDate(date)}, ${clockText(minuteOfDay)} Uhr, sonst verfällt die Bestellung.`
}

/**
 * Returns, line by line, how to pay an order and what was refunded. A paid order does not show the bank
 * account.
 */
export const paymentTexts = (order: Order): readonly [head: string, ...lines: ReadonlyArray<string>] => {
  const transfer = transferOf(order)
  if (order.total === 0) return ["Zahlung: Es ist nichts zu bezahlen."]
  const head = `Zahlung: ${paymentNames[order.payment]}`
  if (transfer === undefined)
    return [
      head,
      ...(awaitsOnline(order) ? [openPaymentText(order)] : []),
      ...(order.refunds ?? []).flatMap(({ cents, doneAt, failedAt, isClosed }) => {
        if (isClosed) return []
        const isDone = doneAt !== undefined && failedAt === undefined
        return [`${formatCents(cents)} ${isDone ? "erstattet" : "werden dir erstattet"}`]
      }),
    ]
  const { account, cents, reference } = transfer
  return [
    head,
    `Bitte überweise ${formatCents(toCents(cents))} so, dass das Geld bis ${germanDate(addDays(order.orderedOn, transferDays))} bei uns ist, an:`,
    `  ${account.holder}`,
    `  IBAN ${ibanText(account.iban)}`,
    ...(account.bic === undefined ? [] : [`  BIC ${account.bic}`]),
    `  Verwendungszweck ${reference}`,
  ]
}
