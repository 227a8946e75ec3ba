import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { receivePaymentNotice, refundOrder, sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { orderStoreSql } from "@heimwerk/adapters/sql/OrderStoreSql.ts"
import { expireOrders, stepOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { fill, stocked, stockOf } from "../../ports/Checkout.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { paymentService } from "../../support/paymentService.ts"

const atOnce = { concurrency: "unbounded" } as const

/** An order of two pieces for pickup that waits for an online payment. */
const orderOnline = Effect.fnUntraced(function* (method: PaymentMethod = "card") {
  const visitorId = randomUUID()
  const anna = yield* Effect.all({
    baskets: basketsFor(visitorId),
    checkout: checkoutFor({ visitorId }, "https://shop.example"),
    catalog: Catalog,
  })
  const article = yield* stocked(anna, 2)
  const stock = yield* stockOf(anna, article)
  const request = yield* fill(anna, article, 2)
  const { order, token } = yield* anna.checkout.place({ ...request, payment: method }, "k1")
  const { orderId, total } = order
  const read = anna.checkout.byLink(orderId, token)
  return {
    checkout: anna.checkout,
    orderId,
    token,
    total: Number(total),
    order: read,
    state: Effect.map(read, ({ deliveries }) => deliveries[0]?.state),
    /** Number of pieces by which this order has reduced the market's stock. */
    taken: Effect.map(stockOf(anna, article), (now) => stock - now),
    pay: Effect.map(
      Effect.andThen(anna.checkout.pay(orderId, token), read),
      ({ payments = [] }) => payments.at(-1)?.paymentId ?? assert.fail("The order has no payment."),
    ),
    /** Lets the deadline of the order pass. */
    pass: Effect.gen(function* () {
      const store = yield* orderStoreSql
      const stored = yield* store.read(orderId)
      if (stored !== undefined) yield* store.update({ ...stored, order: { ...stored.order, payBy: 1 } })
    }),
    mails: Effect.map(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ subject: string }>`
          select subject from outgoing_mail where subject like ${`%${orderId}`}::text order by subject`,
      ),
      (rows) => rows.map(({ subject }) => subject.split(":")[0]?.split(" HW-")[0]),
    ),
  }
})

const about = (orderId: string, paymentId: string, noticeId = randomUUID()) =>
  ({ noticeId, orderId, change: { kind: "payment", paymentId } }) as const

/** Tests of online payments in a database, with a payment service in memory. */
export const paymentsSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog | Markets | Places>) => {
  const test = <A, E>(
    title: string,
    work: (
      service: ReturnType<typeof paymentService>,
    ) => Effect.Effect<A, E, SqlClient.SqlClient | Catalog | Markets | Places>,
  ) =>
    it.effect(title, () => {
      const service = paymentService()
      return Effect.provideService(work(service), Payments, service.port)
    })

  test("the stock of an order by card is reserved for 30 minutes, and the order is paid when the customer returns", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      const before = yield* anna.order
      assert.deepStrictEqual([before.deliveries[0]?.state, before.payWith], ["awaitingPayment", ["card"]])
      assert.isAtLeast((before.payBy ?? 0) - Date.now(), 29 * 60_000)
      assert.strictEqual(yield* anna.taken, 2)
      const begun = yield* anna.checkout.pay(anna.orderId, anna.token)
      assert.match(begun.page ?? "", /^https:\/\/pay\.example\//u)
      assert.deepStrictEqual(yield* anna.checkout.pay(anna.orderId, anna.token), begun)
      assert.strictEqual(
        (yield* anna.checkout.confirmPayment(anna.orderId, anna.token)).deliveries[0]?.state,
        "awaitingPayment",
      )
      setState(yield* anna.pay, "paid")
      const paid = yield* anna.checkout.confirmPayment(anna.orderId, anna.token)
      assert.deepStrictEqual(
        [paid.deliveries[0]?.state, paid.payWith, paid.events.map(({ actor, kind }) => [kind, actor])],
        ["paid", undefined, [["pay", "payments"]]],
      )
      assert.strictEqual(
        (yield* Effect.flip(anna.checkout.pay(anna.orderId, anna.token))).reason,
        "NotPayable",
      )
      assert.strictEqual(yield* anna.taken, 2)
      assert.include(yield* anna.mails, "Zahlung erhalten")
    }))

  test("a message of the payment service pays an order only once, even if the message arrives ten times in parallel", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      const payment = yield* anna.pay
      setState(payment, "paid")
      const notice = about(anna.orderId, payment)
      yield* Effect.forEach(
        Array.from({ length: 10 }),
        (_, index) => receivePaymentNotice(index < 5 ? notice : about(anna.orderId, payment)),
        atOnce,
      )
      const { events, refunds } = yield* anna.order
      assert.deepStrictEqual([events.map(({ kind }) => kind), refunds], [["pay"], undefined])
    }))

  test("when the time to pay has passed, the shop ends the payment, returns the stock, and the order can no longer be paid", () =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      yield* anna.pay
      yield* anna.pass
      yield* Effect.forEach([1, 2, 3], () => expireOrders, atOnce)
      const { deliveries, payments } = yield* anna.order
      assert.deepStrictEqual(
        [deliveries[0]?.state, payments?.map(({ state }) => state)],
        ["expired", ["expired"]],
      )
      assert.strictEqual(yield* anna.taken, 0)
      assert.strictEqual(
        (yield* Effect.flip(anna.checkout.pay(anna.orderId, anna.token))).reason,
        "NotPayable",
      )
      assert.strictEqual((yield* anna.mails).filter((subject) => subject === "Abgelaufen").length, 1)
    }))

  test("an order that is paid in the last second before its deadline counts as paid, not as expired", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      setState(yield* anna.pay, "paid")
      yield* anna.pass
      yield* expireOrders
      assert.strictEqual(yield* anna.state, "paid")
    }))

  test("an order does not expire while the payment service does not answer", ({ setSilent }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      yield* anna.pay
      yield* anna.pass
      setSilent(true)
      yield* expireOrders
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["awaitingPayment", 2])
      const refused = yield* Effect.flip(anna.checkout.pay(anna.orderId, anna.token))
      assert.strictEqual(refused.reason, "PaymentUnavailable")
    }))

  test("a payment that arrives after the order has expired is refunded once, and the stock is not reserved again", ({
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      const payment = yield* anna.pay
      yield* anna.pass
      yield* expireOrders
      setState(payment, "paid")
      yield* receivePaymentNotice(about(anna.orderId, payment))
      yield* receivePaymentNotice(about(anna.orderId, payment))
      yield* Effect.forEach([1, 2, 3], () => sendDueRefunds, atOnce)
      assert.deepStrictEqual(refunded(), [anna.total])
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["expired", 0])
      assert.strictEqual((yield* anna.mails).filter((subject) => subject === "Erstattet").length, 1)
    }))

  test("cancelling an order ends its open payment, and cancelling a paid order refunds the payment", ({
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const open = yield* orderOnline()
      yield* open.pay
      yield* open.checkout.cancel(open.orderId, open.token)
      assert.deepStrictEqual(
        (yield* open.order).payments?.map(({ state }) => state),
        ["expired"],
      )
      const anna = yield* orderOnline()
      setState(yield* anna.pay, "paid")
      yield* anna.checkout.cancel(anna.orderId, anna.token)
      assert.deepStrictEqual([yield* anna.state, yield* anna.taken], ["cancelled", 0])
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [anna.total])
      assert.strictEqual(yield* sendDueRefunds, 0)
    }))

  test("a debit takes days and then pays the order, and a failed debit returns the stock", ({ setState }) =>
    Effect.gen(function* () {
      const [good, bad] = yield* Effect.all([orderOnline(), orderOnline()])
      const payments = [yield* good.pay, yield* bad.pay] as const
      for (const payment of payments) setState(payment, "processing")
      yield* good.checkout.confirmPayment(good.orderId, good.token)
      yield* bad.checkout.confirmPayment(bad.orderId, bad.token)
      const waiting = yield* good.order
      assert.deepStrictEqual([waiting.deliveries[0]?.state, waiting.payWith], ["awaitingPayment", undefined])
      assert.isAtLeast((waiting.payBy ?? 0) - Date.now(), 13 * 86_400_000)
      setState(payments[0], "paid")
      setState(payments[1], "failed")
      yield* receivePaymentNotice(about(good.orderId, payments[0]))
      yield* receivePaymentNotice(about(bad.orderId, payments[1]))
      assert.deepStrictEqual([yield* good.state, yield* good.taken, yield* bad.state], ["paid", 2, "expired"])
    }))

  test("a customer who gives up one payment can pay with another method, and the first payment is ended", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      const first = yield* anna.pay
      const wrong = yield* Effect.flip(anna.checkout.pay(anna.orderId, anna.token, "sepaDebit"))
      assert.strictEqual(wrong.reason, "NotPayable")
      setState(first, "expired")
      const second = yield* anna.pay
      assert.notStrictEqual(second, first)
      setState(second, "paid")
      yield* receivePaymentNotice(about(anna.orderId, second))
      assert.deepStrictEqual(
        (yield* anna.order).payments?.map(({ state }) => state),
        ["expired", "paid"],
      )
      assert.strictEqual(yield* anna.state, "paid")
    }))

  test("two payments of one order pay the order once, and the second payment is refunded", ({
    port,
    refunded,
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      const first = yield* anna.pay
      const start = {
        ...(yield* port.confirm(first)),
        email: (yield* anna.order).contact.email,
        returnTo: "",
        expiresAt: 0,
      }
      const { paymentId: second } = yield* port.start(start, "another tab")
      for (const payment of [first, second]) {
        setState(payment, "paid")
        yield* receivePaymentNotice(about(anna.orderId, payment))
      }
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [anna.total])
      assert.strictEqual(yield* anna.state, "paid")
    }))

  test("staff refund a part and then the rest of a payment, but no more, and a failed refund is sent again", ({
    refunded,
    setSilent,
    setState,
  }) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const anna = yield* orderOnline()
      setState(yield* anna.pay, "paid")
      yield* anna.checkout.confirmPayment(anna.orderId, anna.token)
      assert.strictEqual(yield* refundOrder(anna.orderId, anna.total + 1), "refused")
      assert.strictEqual(yield* refundOrder("HW-0", undefined), "unknown")
      yield* refundOrder(anna.orderId, 100)
      setSilent(true)
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [])
      setSilent(false)
      yield* sql`update customer_order set refund_due = 0 where id = ${anna.orderId}::text`
      yield* refundOrder(anna.orderId, undefined)
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [100, anna.total - 100])
      assert.strictEqual(yield* refundOrder(anna.orderId, 1), "refused")
      assert.isTrue((yield* anna.order).refunds?.every(({ doneAt }) => doneAt !== undefined))
    }))

  test("a refund made in the payment service's own program is booked, and a refund of the shop is not booked twice", ({
    setState,
  }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      const payment = yield* anna.pay
      setState(payment, "paid")
      yield* anna.checkout.confirmPayment(anna.orderId, anna.token)
      const refunded = (cents: number) =>
        receivePaymentNotice({
          noticeId: randomUUID(),
          orderId: anna.orderId,
          change: { kind: "refund", charge: `charge-${payment}`, cents: toCents(cents) },
        })
      yield* refundOrder(anna.orderId, 100)
      yield* refunded(100)
      yield* refunded(150)
      yield* refunded(100)
      yield* sendDueRefunds
      assert.deepStrictEqual(
        (yield* anna.order).refunds?.map(({ cents }) => Number(cents)),
        [100, 50],
      )
    }))

  test("a paid order that staff cancel is refunded", ({ refunded, setState }) =>
    Effect.gen(function* () {
      const anna = yield* orderOnline()
      setState(yield* anna.pay, "paid")
      yield* anna.checkout.confirmPayment(anna.orderId, anna.token)
      yield* stepOrder(anna.orderId, { kind: "pick" })
      yield* stepOrder(anna.orderId, { kind: "cancel" })
      yield* sendDueRefunds
      assert.deepStrictEqual(refunded(), [anna.total])
    }))
}
