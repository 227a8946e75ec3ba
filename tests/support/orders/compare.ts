import type { Order } from "@heimwerk/core/order/Order.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"

import type { Ledger } from "./ledger.ts"
import { billed, type LedgerOrder } from "./ledgerOrder.ts"
import type { OrderShop } from "./OrderShop.ts"

/** Events that the customer gets a mail about. */
const mailed = new Set(["pay", "makeReady", "ship", "cancel", "expire"])

interface Account {
  readonly orderId: string
  readonly total: number
  readonly states: ReadonlyArray<string>
  /** Each event as text `kind actor delivery`, oldest first. */
  readonly events: ReadonlyArray<string>
  /** Each online payment as `id state`, oldest first. */
  readonly payments: ReadonlyArray<string>
  /** Each refund as `payment cents state`, oldest first. */
  readonly refunds: ReadonlyArray<string>
  /**
   * The remaining pieces of each line. Only the return of single pieces reduces them, not the return of a
   * whole delivery.
   */
  readonly kept: ReadonlyArray<number>
  /** The sum of the invoices minus the credit notes, in cents. */
  readonly billed: number
  /** The money that staff booked, in cents. A payment in the market is booked when the goods are handed out. */
  readonly byHand: number
}

const refundText = (
  paymentId: string | undefined,
  cents: number,
  {
    isByHand,
    isClosed,
    isDone,
    isFailed,
  }: Partial<Record<"isByHand" | "isClosed" | "isDone" | "isFailed", boolean>>,
) =>
  [
    paymentId ?? "no payment",
    cents,
    isDone ? "done" : "due",
    ...(isFailed ? ["failed"] : []),
    ...(isClosed ? ["closed"] : []),
    ...(isByHand ? ["by hand"] : []),
  ].join(" ")

const accountOf = ({
  deliveries,
  events,
  invoices = [],
  orderId,
  payment,
  payments = [],
  refunds = [],
  total,
}: Order): Account => ({
  orderId,
  total,
  states: deliveries.map(({ state }) => state),
  events: events.map(({ actor, deliveryId, kind }) => `${kind} ${actor} ${deliveryId ?? "all"}`),
  payments: payments.map(({ paymentId, state }) => `${paymentId} ${state}`),
  refunds: refunds.map(({ cents, doneAt, failedAt, paymentId, ...more }) =>
    refundText(paymentId, cents, { ...more, isDone: doneAt !== undefined, isFailed: failedAt !== undefined }),
  ),
  kept: deliveries.flatMap(({ lines }) => lines.map(({ quantity, returned = 0 }) => quantity - returned)),
  billed: invoices.reduce(
    (sum, { corrects, total }) => sum + (corrects === undefined ? total : 0 - total),
    0,
  ),
  byHand: events.reduce(
    (sum, { cents = 0, kind }) => sum + (payment === "payInMarket" && kind === "handOut" ? total : cents),
    0,
  ),
})

/** Returns an order as the ledger expects it. */
const expectedOf = (order: LedgerOrder): Account => {
  const { deliveries, events, money, orderId, total } = order
  return {
    orderId,
    total,
    states: deliveries.map(({ state }) => state),
    events,
    payments: money.payments.map(({ inShop, paymentId }) => `${paymentId} ${inShop}`),
    refunds: money.refunds.map(({ cents, paymentId, ...more }) => refundText(paymentId, cents, more)),
    kept: deliveries.flatMap(({ lines }) => lines.map(({ kept }) => kept)),
    billed: billed(order),
    byHand: money.byHand,
  }
}

const mailsOf = (orders: ReadonlyArray<LedgerOrder>) =>
  orders.flatMap(({ events, money, orderId }) => [
    `order-${orderId}`,
    ...(money.isChanged ? [`order-${orderId}-transfer`] : []),
    ...money.refunds.flatMap(({ isDone, isUnmailed }, place) =>
      isDone && isUnmailed !== true ? [`order-${orderId}-refund-${place + 1}`] : [],
    ),
    ...events.flatMap((event, place) =>
      mailed.has(event.split(" ", 1)[0] ?? "") ? [`order-${orderId}-${place + 1}`] : [],
    ),
  ])

/**
 * Returns each invoice number that does not directly follow the previous number of the same year. In this case
 * a number is missing or used twice.
 */
const invoiceGaps = (orders: ReadonlyArray<Order>) => {
  const numbers = orders.flatMap(({ invoices = [] }) => invoices.map(({ number }) => number)).toSorted()
  return numbers.slice(1).filter((number, place) => {
    const [year = "", count] = number.split(/-(?=\d+$)/u)
    const [yearBefore, before] = numbers[place]?.split(/-(?=\d+$)/u) ?? []
    return year === yearBefore && Number(count) !== Number(before) + 1
  })
}

const sorted = (accounts: ReadonlyArray<Account>) =>
  accounts.toSorted((left, right) => (left.orderId < right.orderId ? -1 : 1))

/**
 * Asserts that the orders, stock and mails of a shop and the amounts at its payment service equal those of
 * the ledger.
 */
export const compare = Effect.fnUntraced(function* (shop: OrderShop, ledger: Ledger) {
  const orders = yield* shop.orders
  assert.deepStrictEqual(invoiceGaps(orders), [])
  assert.deepStrictEqual(
    {
      orders: sorted(orders.map(accountOf)),
      service: ledger.orders.map(({ orderId }) => [
        shop.service.paymentsOf(orderId).map(({ cents, state }) => `${cents} ${state}`),
        shop.service.refundedTo(orderId),
      ]),
      stock: yield* shop.stock,
      mails: (yield* shop.mails).toSorted(),
    },
    {
      orders: sorted(ledger.orders.map(expectedOf)),
      service: ledger.orders.map(({ money }) => [
        money.payments.map(({ cents, state }) => `${cents} ${state}`),
        money.sentBack(),
      ]),
      stock: ledger.stock,
      mails: mailsOf(ledger.orders).toSorted(),
    },
  )
})
