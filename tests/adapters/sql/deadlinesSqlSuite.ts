import { assert } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { SqlClient, SqlError } from "effect/sql"

import { orderStoreSql } from "@heimwerk/adapters/sql/OrderStoreSql.ts"
import { meetOrderDeadlines } from "@heimwerk/adapters/sql/staffOrders.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { logTo } from "../../support/logTo.ts"
import { pickupRequest } from "./pickupRequest.ts"

/** Maximum stock of an article in a market, in pieces. */
const maxPieces = 32_767

/** Places an order of 2 pieces for pickup whose deadline has passed. */
const placeExpired = Effect.gen(function* () {
  const { anna, article, before, request, stock } = yield* pickupRequest
  const { order, token } = yield* anna.checkout.place(request, "k1")
  const store = yield* orderStoreSql
  const stored = yield* store.read(order.orderId)
  const deliveries = order.deliveries.map((one) => ({ ...one, promise: { text: "", keptUntil: 1 } }))
  yield* store.update({ order: { ...order, deliveries }, taken: stored?.taken })
  const state = Effect.map(
    anna.checkout.byLink(order.orderId, token),
    ({ deliveries: [delivery] }) => delivery?.state,
  )
  return { article, before, marketId: request.marketId, orderId: order.orderId, state, stock }
})

/** Tests of orders whose deadlines cannot be applied as usual. */
export const deadlinesSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog | Markets | Places>) => {
  it.effect(
    "an order expires even if its pieces do not fit into the stock, and the stock becomes the maximum",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { article, before, marketId, state, stock } = yield* placeExpired
        const setStock = (pieces: number) => sql`
          update stock set pieces[m.position + 1] = ${pieces}::int::smallint from market m
          where m.id = ${marketId}::text and stock.article_id = ${article}::text`
        yield* setStock(maxPieces - 1)
        yield* meetOrderDeadlines
        assert.deepStrictEqual([yield* state, yield* stock], ["expired", maxPieces])
        yield* setStock(before)
      }),
  )

  it.effect(
    "an order that cannot expire because a row is locked is logged and postponed for a minute, unless another server has changed its deadline",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { orderId, state } = yield* placeExpired
        const dueOf = sql<{ readonly due: string }>`
          select due::text as due from customer_order where id = ${orderId}::text`.pipe(
          Effect.map(([row]) => Number(row?.due)),
        )
        const locked = new SqlError.SqlError({
          reason: new SqlError.LockTimeoutError({ cause: "locked", message: "locked" }),
        })
        const failing = (before: Effect.Effect<unknown, SqlError.SqlError>) =>
          Object.assign(sql.bind(undefined), sql, {
            withTransaction: () => Effect.andThen(before, Effect.fail(locked)),
          })
        const meet = (before: Effect.Effect<unknown, SqlError.SqlError>) =>
          Effect.provideService(meetOrderDeadlines, SqlClient.SqlClient, failing(before))
        const log: Array<string> = []
        const now = yield* Clock.currentTimeMillis
        yield* logTo(log)(meet(Effect.void))
        assert.deepStrictEqual(log, [
          "Warn: An order cannot meet its deadline because the database is not available",
        ])
        const wait = (yield* dueOf) - now
        assert.isTrue(wait >= 60_000 && wait < 60 * 60_000, `${wait} ms`)
        const setDue = (due: number) =>
          sql`update customer_order set due = ${due}::bigint where id = ${orderId}::text`
        yield* setDue(0)
        yield* logTo(log)(meet(setDue(now + 600_000)))
        assert.strictEqual(yield* dueOf, now + 600_000)
        yield* setDue(0)
        yield* meetOrderDeadlines
        assert.strictEqual(yield* state, "expired")
      }),
  )

  it.effect("an order that cannot expire is logged and postponed, and the orders after it expire", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const broken = yield* placeExpired
      const next = yield* placeExpired
      const [row] = yield* sql<{ readonly taken: string }>`
        update customer_order set due = 0, taken = taken - 'marketId' where id = ${broken.orderId}::text
        returning jsonb_set(taken, '{marketId}', to_jsonb(${broken.marketId}::text))::text as taken`
      const log: Array<string> = []
      yield* logTo(log)(meetOrderDeadlines)
      assert.strictEqual(yield* next.state, "expired")
      assert.deepStrictEqual(log, [
        "Error: The deadline of an order could not be applied; the next try is in an hour",
      ])
      assert.strictEqual(yield* meetOrderDeadlines, 0)
      yield* sql`
        update customer_order set due = 0, taken = ${row?.taken ?? ""}::text::jsonb where id = ${broken.orderId}::text`
      yield* meetOrderDeadlines
      assert.deepStrictEqual([yield* broken.state, yield* broken.stock], ["expired", broken.before])
    }),
  )
}
