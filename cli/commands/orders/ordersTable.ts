import type { ShownOrder } from "@heimwerk/adapters/operator/orders.ts"
import { dueByHand } from "@heimwerk/core/order/orderBalance.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { table } from "../../output/table.ts"
import { stateText } from "./stateText.ts"

const columns = [
  { title: "Bestellung" },
  { title: "Datum" },
  { title: "Kunde", shrinks: true },
  { title: "Status", shrinks: true },
  { title: "Summe" },
] as const

/** The money that staff have to pay back. Present only if an order has such money. */
const dueColumn = { title: "Zurückzuzahlen" } as const

/**
 * Formats orders as a table. The status of an order with a withdrawal begins with 'Widerruf', because a narrow screen cuts
 * the end of a status.
 */
export const ordersTable = (orders: ReadonlyArray<ShownOrder>, width: number | undefined): string => {
  const hasDue = orders.some((order) => dueByHand(order) > 0)
  return table(
    hasDue ? [...columns, dueColumn] : columns,
    orders.map((order) => {
      const { contact, deliveries, orderedOn, orderId, total, withdrawals = [] } = order
      const withdrawn = withdrawals.length === 0 ? [] : ["Widerruf"]
      const due = dueByHand(order)
      return [
        orderId,
        germanDate(orderedOn),
        `${contact.firstName} ${contact.lastName}`,
        [...withdrawn, ...deliveries.map(({ state }) => stateText(state))].join(", "),
        formatCents(total),
        ...(due === 0 ? [] : [formatCents(due)]),
      ]
    }),
    width,
  )
}

/** Returns one flat row for each order, with amounts in cents. Orders of an export have no withdrawals. */
export const orderRows = (orders: ReadonlyArray<ShownOrder>) =>
  orders.map((order) => {
    const { contact, deliveries, discount, goods, invoices = [] } = order
    const { orderedOn, orderId, payment, shipping, total, vat, withdrawals } = order
    return {
      orderId,
      orderedOn,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      payment,
      states: deliveries.map(({ state }) => state),
      goods,
      discount,
      shipping,
      vat,
      total,
      invoices: invoices.map(({ number }) => number),
      dueByHand: dueByHand(order),
      ...(withdrawals === undefined ? {} : { withdrawals: withdrawals.map(({ number }) => number) }),
    }
  })
