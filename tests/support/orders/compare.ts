import type { Order } from "@heimwerk/core/order/Order.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"

import type { Ledger } from "./ledger.ts"
import type { OrderShop } from "./OrderShop.ts"

/** Events that the customer gets a mail about. */
const mailed = new Set(["pay", "makeReady", "ship", "cancel", "expire"])

interface Account {
  readonly orderId: string
  readonly total: number
  readonly states: ReadonlyArray<string>
  /** Each event as `kind actor delivery`, oldest first. */
  readonly events: ReadonlyArray<string>
}

const accountOf = ({ deliveries, events, orderId, total }: Order): Account => ({
  orderId,
  total,
  states: deliveries.map(({ state }) => state),
  events: events.map(({ actor, deliveryId, kind }) => `${kind} ${actor} ${deliveryId ?? "all"}`),
})

/** Returns the money that arrived by bank transfer, in cents. */
const receivedFor = (accounts: ReadonlyArray<Account>) =>
  accounts.reduce(
    (sum, { events, total }) => sum + (events.some((event) => event.startsWith("pay ")) ? total : 0),
    0,
  )

const mailsOf = (accounts: ReadonlyArray<Account>) =>
  accounts.flatMap(({ events, orderId }) => [
    `order-${orderId}`,
    ...events.flatMap((event, place) =>
      mailed.has(event.split(" ", 1)[0] ?? "") ? [`order-${orderId}-${place + 1}`] : [],
    ),
  ])

const sorted = (accounts: ReadonlyArray<Account>) =>
  accounts.toSorted((left, right) => (left.orderId < right.orderId ? -1 : 1))

/** Compares orders, money, stock and mails of a shop with its ledger. */
export const compare = Effect.fnUntraced(function* (shop: OrderShop, ledger: Ledger) {
  const orders = sorted((yield* shop.orders).map(accountOf))
  const expected = sorted(
    ledger.orders.map(({ deliveries, events, orderId, total }) => ({
      orderId,
      total,
      states: deliveries.map(({ state }) => state),
      events,
    })),
  )
  assert.deepStrictEqual(
    {
      orders,
      received: receivedFor(orders),
      stock: yield* shop.stock,
      mails: (yield* shop.mails).toSorted(),
    },
    {
      orders: expected,
      received: ledger.received,
      stock: ledger.stock,
      mails: mailsOf(expected).toSorted(),
    },
  )
})
