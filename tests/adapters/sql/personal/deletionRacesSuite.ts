import { assert } from "@effect/vitest"
import { Deferred, Effect, Result } from "effect"
import { SqlClient, type SqlError } from "effect/sql"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"

import { fill, stocked } from "../../../ports/Checkout.suite.ts"
import type { SuiteIt } from "../../../ports/Suite.ts"
import { customer, origin, password } from "../customerVisits.ts"

/** A customer with a filled basket, who can order it and delete the account. */
const orderingCustomer = Effect.gen(function* () {
  const { id: customerId } = yield* customer
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(
    sql<{ readonly visitorId: string }>`
      select visitor_id as "visitorId" from customer where id = ${customerId}::text`,
  )
  const visitorId = row?.visitorId ?? ""
  const baskets = yield* basketsFor(visitorId)
  const checkout = yield* checkoutFor({ visitorId, customerId }, origin)
  const shopper = { baskets, checkout, catalog: yield* Catalog }
  const request = yield* fill(shopper, yield* stocked(shopper, 1), 1)
  const profiles = yield* profilesFor({ customerId }, origin)
  return { visitorId, order: checkout.place(request, "k1"), deletion: profiles.deleteAccount(password) }
})

/**
 * Runs `first` in a transaction that is committed only when `second` waits for one of its locks or has ended. Returns
 * the result of `second`.
 */
const overlapping = Effect.fnUntraced(function* <A, B, E, F>(
  first: Effect.Effect<A, E>,
  second: Effect.Effect<B, F>,
) {
  const sql = yield* SqlClient.SqlClient
  const [begun, overlaps] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  const watch: Effect.Effect<void, SqlError.SqlError> = Effect.gen(function* () {
    const waiting = yield* sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`
    if (waiting.length > 0) yield* Deferred.succeed(overlaps, undefined)
    else if (!(yield* Deferred.isDone(overlaps))) yield* Effect.andThen(Effect.yieldNow, watch)
  })
  const [done, result] = yield* Effect.all(
    [
      sql.withTransaction(
        Effect.tap(first, () => Effect.andThen(Deferred.succeed(begun, undefined), Deferred.await(overlaps))),
      ),
      Deferred.await(begun).pipe(
        Effect.andThen(Effect.result(second)),
        Effect.ensuring(Deferred.succeed(overlaps, undefined)),
      ),
      Effect.andThen(Deferred.await(begun), watch),
    ],
    { concurrency: "unbounded" },
  )
  return { done, result }
})

/** Tests of a customer who orders and deletes the account at the same moment. They need two connections. */
export const deletionRacesSuite = (
  it: SuiteIt<SqlClient.SqlClient | Passwords | Catalog | Markets | Places>,
) => {
  it.effect("a deletion of the account waits for an order that is being placed, and keeps this order", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { deletion, order } = yield* orderingCustomer
      const { done, result } = yield* overlapping(order, deletion)
      assert.isTrue(Result.isSuccess(result))
      const kept = yield* sql`
        select customer_id, visitor_id, command_key from customer_order where id = ${done.order.orderId}::text`
      assert.deepStrictEqual(kept, [{ customer_id: null, visitor_id: null, command_key: null }])
    }),
  )

  it.effect("an order that waits for the deletion of its account is refused and stores nothing", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { deletion, order, visitorId } = yield* orderingCustomer
      const { result } = yield* overlapping(deletion, order)
      assert.strictEqual(Result.isFailure(result) && result.failure.reason, "NotOrderable")
      assert.deepStrictEqual(
        yield* sql`
          select visitor_id from customer_order where visitor_id = ${visitorId}::text
          union all select visitor_id from basket where visitor_id = ${visitorId}::text`,
        [],
      )
    }),
  )
}
