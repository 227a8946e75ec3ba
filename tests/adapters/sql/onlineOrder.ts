import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { orderStoreSql } from "@heimwerk/adapters/sql/OrderStoreSql.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"
import { paymentService } from "../../support/paymentService.ts"
import { pickupRequest } from "./pickupRequest.ts"

/** The services that a test of online payments needs. */
export type PaymentTestServices = SqlClient.SqlClient | Catalog | Markets | Places

/** A payment service in memory, which a test controls. */
export type TestPayments = ReturnType<typeof paymentService>

/** Returns a function that registers a test with its own payment service in memory. */
export const withPayments =
  (it: SuiteIt<PaymentTestServices>) =>
  <A, E>(title: string, work: (service: TestPayments) => Effect.Effect<A, E, PaymentTestServices>) =>
    it.effect(title, () => {
      const service = paymentService()
      return Effect.provideService(work(service), Payments, service.port)
    })

/**
 * Orders two pieces for pickup, paid by card. Returns the order's number, its possible steps and its effects on
 * stock and mails.
 */
export const placeOnline = Effect.gen(function* () {
  const { anna, before, request, stock } = yield* pickupRequest
  const { order, token } = yield* anna.checkout.place({ ...request, payment: "card" }, "k1")
  const { orderId, total } = order
  const read = anna.checkout.byLink(orderId, token)
  const start = anna.checkout.pay(orderId, token)
  const subjects = Effect.map(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql<{ subject: string }>`
        select subject from outgoing_mail where subject like ${`%${orderId}`}::text order by subject`,
    ),
    (rows) => rows.map(({ subject }) => subject.split(":")[0]?.split(" HW-")[0]),
  )
  return {
    orderId,
    total: Number(total),
    order: read,
    state: Effect.map(read, ({ deliveries }) => deliveries[0]?.state),
    paymentStates: Effect.map(read, ({ payments }) => payments?.map(({ state }) => state)),
    /** Number of pieces by which this order has reduced the market's stock. */
    taken: Effect.map(stock, (now) => before - now),
    /** Starts a payment, or returns the started one. */
    start,
    startWith: (method: PaymentMethod) => anna.checkout.pay(orderId, token, method),
    /** The reason why no payment can be started. */
    refusal: Effect.map(Effect.flip(start), ({ reason }) => reason),
    /** Starts a payment and returns its id. */
    pay: Effect.map(
      Effect.andThen(start, read),
      ({ payments = [] }) => payments.at(-1)?.paymentId ?? assert.fail("The order has no payment."),
    ),
    /** The customer's return from the payment page. */
    confirm: anna.checkout.confirmPayment(orderId, token),
    cancel: anna.checkout.cancel(orderId, token),
    /** Lets the deadline of the order pass. */
    pass: Effect.gen(function* () {
      const store = yield* orderStoreSql
      const stored = yield* store.read(orderId)
      if (stored !== undefined) yield* store.update({ ...stored, order: { ...stored.order, payBy: 1 } })
    }),
    /**
     * Returns how many of the order's mails have this subject. Subjects are cut before the order number or a
     * colon.
     */
    mailCount: (subject: string) =>
      Effect.map(subjects, (all) => all.filter((each) => each === subject).length),
  }
})

/** Places an order and pays it by card. */
export const placePaid = Effect.fnUntraced(function* (setState: TestPayments["setState"]) {
  const order = yield* placeOnline
  const payment = yield* order.pay
  setState(payment, "paid")
  yield* order.confirm
  return { ...order, payment }
})

/** Makes a message of the payment service about a changed state of a payment. Each call makes a new message. */
export const noticeOf = (orderId: string, paymentId: string) =>
  ({ noticeId: randomUUID(), orderId, change: { kind: "payment", paymentId } }) as const
