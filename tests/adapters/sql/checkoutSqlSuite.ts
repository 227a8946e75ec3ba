import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { readPerson } from "@heimwerk/adapters/sql/personal/personalData.ts"
import { meetOrderDeadlines, stepOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { orderStoreSql } from "@heimwerk/adapters/sql/OrderStoreSql.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Clock, Effect, Result } from "effect"
import { SqlClient } from "effect/sql"

import { checkoutSuite, fill, stocked, stockOf } from "../../ports/Checkout.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { sentMails } from "../../support/database.ts"

const shopper = Effect.suspend(() => {
  const visitorId = randomUUID()
  return Effect.all({
    baskets: basketsFor(visitorId),
    checkout: checkoutFor({ visitorId }, "https://shop.example"),
    catalog: Catalog,
  })
})

const atOnce = { concurrency: "unbounded" } as const

/** Tests of the checkout and of later steps of an order that need a database, such as competing shoppers and deadlines. */
export const checkoutSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog | Markets | Places | Outbox>) => {
  checkoutSuite(it, shopper)

  it.effect("T-C7: exactly 10 pieces are sold when 200 shoppers compete for 10 pieces", () =>
    Effect.gen(function* () {
      const pieces = 10
      const anna = yield* shopper
      const article = yield* stocked(anna, pieces + 1)
      const before = yield* stockOf(anna, article)
      const rest = yield* anna.checkout.place(yield* fill(anna, article, before - pieces), "k1")
      const shoppers = yield* Effect.all(Array.from({ length: 200 }, () => shopper))
      const requests = yield* Effect.forEach(shoppers, (one) =>
        Effect.map(fill(one, article, 1), (request) => ({ one, request })),
      )
      const results = yield* Effect.forEach(
        requests,
        ({ one, request }) => Effect.result(one.checkout.place(request, "k1")),
        atOnce,
      )
      assert.strictEqual(results.filter(Result.isSuccess).length, pieces)
      assert.strictEqual(yield* stockOf(anna, article), 0)
      assert.deepStrictEqual(
        [...new Set(results.filter(Result.isFailure).map(({ failure }) => failure.reason))].filter(
          (reason) => reason !== "NotOrderable" && reason !== "OfferChanged",
        ),
        [],
      )
      const placed = results.flatMap((result) => (Result.isSuccess(result) ? [result.success] : []))
      yield* Effect.forEach([rest, ...placed], ({ order, token }) =>
        anna.checkout.cancel(order.orderId, token),
      )
      assert.strictEqual(yield* stockOf(anna, article), before)
    }),
  )

  it.effect(
    "T-C3: 20 parallel requests with one idempotency key place one order and send one confirmation",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const anna = yield* shopper
        const article = yield* stocked(anna, 2)
        const before = yield* stockOf(anna, article)
        const request = yield* fill(anna, article, 2)
        const placed = yield* Effect.forEach(
          Array.from({ length: 20 }),
          () => anna.checkout.place(request, "k1"),
          atOnce,
        )
        const ids = [...new Set(placed.map(({ order }) => order.orderId))]
        assert.strictEqual(ids.length, 1)
        assert.strictEqual(yield* stockOf(anna, article), before - 2)
        const queued = yield* sql`select id from outgoing_mail where id = ${`order-${ids[0]}`}::text`
        assert.strictEqual(queued.length, 1)
        yield* Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })
        assert.strictEqual(sentMails.filter(({ id }) => id === `order-${ids[0]}`).length, 1)
      }),
  )

  it.effect(
    "the export of a person's data contains the orders that were placed as a guest with the same e-mail address",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const anna = yield* shopper
        const { order, token } = yield* anna.checkout.place(
          yield* fill(anna, yield* stocked(anna, 1), 1),
          "k1",
        )
        const { found } = yield* readPerson(sql, order.contact.email.toUpperCase())
        assert.include(JSON.stringify(found["customer_order"]), order.orderId)
        yield* anna.checkout.cancel(order.orderId, token)
      }),
  )

  it.effect("a customer cannot cancel an order that staff have begun to pick", () =>
    Effect.gen(function* () {
      const anna = yield* shopper
      const { order, token } = yield* anna.checkout.place(yield* fill(anna, yield* stocked(anna, 1), 1), "k1")
      const store = yield* orderStoreSql
      const picked = orderReducer(order, { kind: "pick", actor: "staff", at: 1 })
      yield* store.update({ order: picked ?? order })
      const refused = yield* Effect.flip(anna.checkout.cancel(order.orderId, token))
      assert.strictEqual(refused.reason, "NotCancellable")
      assert.deepStrictEqual(yield* anna.checkout.byLink(order.orderId, token), picked)
    }),
  )

  it.effect(
    "the pieces of an order return to the stock even if another article of the order no longer exists",
    () =>
      Effect.gen(function* () {
        const anna = yield* shopper
        const article = yield* stocked(anna, 2)
        const before = yield* stockOf(anna, article)
        const { marketId } = yield* fill(anna, article, 2)
        const store = yield* orderStoreSql
        const gone = { articleId: ArticleId.make("99999999"), quantity: toQuantity(1) }
        const taken = { marketId, pieces: [{ articleId: article, quantity: toQuantity(2) }] }
        assert.isTrue(yield* store.take(taken))
        assert.isFalse(yield* store.take({ marketId, pieces: [gone] }))
        yield* store.release({ marketId, pieces: [gone, ...taken.pieces] })
        assert.strictEqual(yield* stockOf(anna, article), before)
      }),
  )

  it.effect(
    "a shipped delivery counts as delivered after its deadline; the shop records this only once and sends no mail about it",
    () =>
      Effect.gen(function* () {
        const anna = yield* shopper
        const article = yield* stocked(anna, 1)
        const { order, token } = yield* anna.checkout.place(yield* fill(anna, article, 1), "k1")
        const store = yield* orderStoreSql
        const deliveries = order.deliveries.map((delivery) => ({
          ...delivery,
          deliveryType: "homeDelivery" as const,
          state: "shipped" as const,
          promise: { text: "" },
        }))
        const ship = (at: number) => ({ kind: "ship", actor: "staff", at }) as const
        const write = (at: number) =>
          store.update({ order: { ...order, deliveries, events: [ship(at)] }, taken: undefined })
        const state = Effect.map(
          anna.checkout.byLink(order.orderId, token),
          ({ deliveries: [delivery], events }) => [delivery?.state, events.map(({ kind }) => kind)],
        )
        const sql = yield* SqlClient.SqlClient
        const mails = Effect.map(
          sql`select id from outgoing_mail where subject like ${`%${order.orderId}`}::text`,
          (rows) => rows.length,
        )
        const before = yield* mails
        const dayMillis = 86_400_000
        yield* write((yield* Clock.currentTimeMillis) - dayMillis)
        // Stores a deadline that has passed. Such a deadline can come from an earlier value of
        // `DELIVERED_AFTER_DAYS`. The job computes the deadline again.
        yield* sql`update customer_order set due = 0 where id = ${order.orderId}::text`
        yield* meetOrderDeadlines
        assert.deepStrictEqual(yield* state, ["shipped", ["ship"]])
        assert.strictEqual(yield* meetOrderDeadlines, 0)
        yield* write((yield* Clock.currentTimeMillis) - 30 * dayMillis)
        yield* Effect.forEach([1, 2, 3], () => meetOrderDeadlines, atOnce)
        assert.deepStrictEqual(yield* state, ["delivered", ["ship", "deliver"]])
        assert.strictEqual(yield* mails, before)
      }),
  )

  it.effect(
    "a reservation that the customer does not collect expires once, returns its stock and informs the customer",
    () =>
      Effect.gen(function* () {
        const anna = yield* shopper
        const article = yield* stocked(anna, 2)
        const before = yield* stockOf(anna, article)
        const { order, token } = yield* anna.checkout.place(yield* fill(anna, article, 2), "k1")
        const state = Effect.map(
          anna.checkout.byLink(order.orderId, token),
          ({ deliveries }) => deliveries[0]?.state,
        )
        yield* meetOrderDeadlines
        assert.strictEqual(yield* state, "reserved")
        const store = yield* orderStoreSql
        const deliveries = order.deliveries.map((delivery) => ({
          ...delivery,
          promise: { text: "", keptUntil: 1 },
        }))
        const stored = yield* store.read(order.orderId)
        yield* store.update({ order: { ...order, deliveries }, taken: stored?.taken })
        yield* Effect.forEach([1, 2, 3], () => meetOrderDeadlines, atOnce)
        assert.strictEqual(yield* state, "expired")
        assert.strictEqual(yield* stockOf(anna, article), before)
        const sql = yield* SqlClient.SqlClient
        const mails =
          yield* sql`select id from outgoing_mail where subject = ${`Abgelaufen: deine Bestellung ${order.orderId}`}::text`
        assert.strictEqual(mails.length, 1)
      }),
  )

  it.effect(
    "the invoices of 12 orders handed out in parallel have numbers without gaps, even after a transaction is rolled back",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const orders = yield* Effect.forEach(Array.from({ length: 12 }), () =>
          Effect.gen(function* () {
            const anna = yield* shopper
            const { order } = yield* anna.checkout.place(yield* fill(anna, yield* stocked(anna, 1), 1), "k1")
            yield* stepOrder(order.orderId, { kind: "pick" })
            yield* stepOrder(order.orderId, { kind: "makeReady" })
            return order.orderId
          }),
        )
        const [given = ""] = orders
        const step = stepOrder(given, { kind: "handOut" })
        yield* Effect.flip(sql.withTransaction(Effect.andThen(step, Effect.fail("No." as const))))
        const handed = yield* Effect.forEach(orders, (id) => stepOrder(id, { kind: "handOut" }), atOnce)
        const numbers = handed.flatMap((one) =>
          typeof one === "string" ? [] : (one.invoices ?? []).map(({ number }) => Number(number.slice(-6))),
        )
        const first = Math.min(...numbers)
        assert.sameMembers(
          numbers,
          Array.from({ length: 12 }, (_, index) => first + index),
        )
        const again = yield* stepOrder(given, { kind: "return" })
        assert.strictEqual(
          typeof again === "string" ? again : again.invoices?.at(-1)?.number.slice(-6),
          String(first + 12).padStart(6, "0"),
        )
      }),
  )
}
