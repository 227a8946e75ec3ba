import type { DeliveryType } from "../basket/Basket.ts"
import { clockText } from "../market/dayRange.ts"
import { berlinTime, germanDate } from "../values/berlinTime.ts"
import { weekdayName } from "../values/calendar.ts"
import { formatCents } from "../values/germanMoney.ts"
import type { Order, PaymentMethod } from "./Order.ts"

/** Headings of the deliveries. */
export const deliveryTexts: Readonly<Record<DeliveryType, string>> = {
  marketPickup: "Abholung im Markt",
  homeDelivery: "Lieferung nach Hause",
}

/** Names of the payment methods. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  payInMarket: "Bei der Abholung im Markt bezahlen",
  bankTransfer: "Vorkasse per Überweisung",
}

/** The label of the order button (§ 312j BGB): a reservation costs nothing until pickup. */
export const orderButton = (payment: PaymentMethod): string =>
  payment === "payInMarket" ? "Verbindlich reservieren" : "Zahlungspflichtig bestellen"

/** Formats until when a market keeps an order: `Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.` */
export const keptText = (keptUntil: number): string => {
  const { date, minuteOfDay, weekday } = berlinTime(keptUntil)
  return `Wir halten deine Artikel bis ${weekdayName(weekday)}, ${germanDate(date)}, ${clockText(minuteOfDay)} Uhr bereit.`
}

/** Account for bank transfers of the demonstration: the German example of the IBAN registry. */
const bankAccount = {
  holder: "Heimwerk Baumarkt GmbH",
  iban: "DE89 3704 0044 0532 0130 00",
} as const

/** Days within which a bank transfer must arrive. Then the order expires. */
export const transferDays = 7

/** Returns how to pay an order, line by line. */
export const paymentTexts = ({ orderId, payment, total }: Order): ReadonlyArray<string> =>
  payment === "payInMarket"
    ? [`Zahlung: ${paymentNames.payInMarket}`]
    : [
        `Zahlung: ${paymentNames.bankTransfer}`,
        `Bitte überweise ${formatCents(total)} innerhalb von ${transferDays} Tagen an:`,
        `  ${bankAccount.holder}`,
        `  IBAN ${bankAccount.iban}`,
        `  Verwendungszweck ${orderId}`,
      ]
