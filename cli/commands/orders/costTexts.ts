import type { Order, OrderLine } from "@heimwerk/core/order/Order.ts"
import { awaitingDeliveries } from "@heimwerk/core/order/orderPayments.ts"
import type { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { returnedPieces, transferDays } from "@heimwerk/core/order/orderTexts.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import { addDays, germanDate } from "@heimwerk/core/values/berlinTime.ts"
import { formatCents, formatShipping } from "@heimwerk/core/values/germanMoney.ts"

import { timeText } from "../support/timeText.ts"

/** Formats the parts of an order's total: `Artikel 8,99 €, Rabatt -5,00 €, Versand 4,95 €`. */
export const partsText = ({ discount, goods, shipping }: Order): string =>
  [
    `Artikel ${formatCents(goods)}`,
    ...(discount === 0 ? [] : [`Rabatt -${formatCents(discount)}`]),
    `Versand ${formatShipping(shipping)}`,
  ].join(", ")

/** Formats a line of an order: `2 Stück  1000015  Akku-Bohrschrauber, 139,98 €, davon 1 Stück zurückgegeben`. */
export const lineText = (line: OrderLine, state: OrderState): string => {
  const { product, quantity, sum } = line
  const { articleId, name, unit } = product
  const returned = returnedPieces(line, state)
  const part = returned === undefined ? "" : `, davon ${unitText(returned, unit)} zurückgegeben`
  return `${unitText(quantity, unit)}  ${articleId}  ${name}, ${formatCents(sum)}${part}`
}

/** Formats the invoices and corrections of an order: `Rechnung R-2026-000001 vom 24.11.2026: 139,98 €`. */
export const invoiceTexts = ({ invoices = [] }: Order): ReadonlyArray<string> =>
  invoices.map(({ corrects, issuedOn, number, total }) => {
    const kind = corrects === undefined ? "Rechnung" : "Rechnungskorrektur"
    return `${kind} ${number} vom ${germanDate(issuedOn)}: ${formatCents(total)}`
  })

/**
 * Formats the time until which the money of an unpaid order must arrive: `Zu zahlen bis 30.11.2026`. Returns no line if
 * the order does not wait for money.
 */
export const payByTexts = (order: Order): ReadonlyArray<string> => {
  if (awaitingDeliveries(order).length === 0) return []
  const { orderedOn, payBy } = order
  return [
    `Zu zahlen bis ${payBy === undefined ? germanDate(addDays(orderedOn, transferDays)) : timeText(payBy)}`,
  ]
}
