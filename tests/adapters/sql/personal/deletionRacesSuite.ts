import { assert } from "@effect/vitest"
import { Clock, Deferred, Effect, Result } from "effect"
import { SqlClient, type SqlError } from "effect/sql"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { findLink } from "@heimwerk/adapters/sql/customer/requests.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { fill, stocked } from "../../../ports/Checkout.suite.ts"
import type { SuiteIt } from "../../../ports/Suite.ts"
import { customer, linkTo, next, origin, password } from "../customerVisits.ts"

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

/** A customer who can delete the account. `account` reads its row. */
const leavingCustomer = Effect.gen(function* () {
  const { email, id: customerId } = yield* customer
  const sql = yield* SqlClient.SqlClient
  const profiles = yield* profilesFor({ customerId }, origin)
  const account = sql`select id from customer where id = ${customerId}::text`
  return { email, profiles, account, deletion: profiles.deleteAccount(password) }
})

/**
 * Runs `first` in a transaction until `second` waits for one of its locks or has ended. Then the transaction runs `rest`
 * and is committed. Returns the results.
 */
const overlapping = Effect.fnUntraced(function* <A, B, E, F, G = never>(
  first: Effect.Effect<A, E>,
  second: Effect.Effect<B, F>,
  rest: Effect.Effect<void, G> = Effect.void,
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
        Effect.tap(first, () =>
          Deferred.succeed(begun, undefined).pipe(
            Effect.andThen(Deferred.await(overlaps)),
            Effect.andThen(rest),
          ),
        ),
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

type Needs = SqlClient.SqlClient | Passwords | PasswordReset | Outbox | Catalog | Markets | Places

/**
 * Tests of a customer who deletes the account and orders or follows a link of a mail at the same moment. They need two
 * connections.
 */
export const deletionRacesSuite = (it: SuiteIt<Needs>) => {
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

  it.effect(
    "a deletion of the account waits for a password reset that has found its link, and is then refused",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { account, deletion, email } = yield* leavingCustomer
        const reset = yield* PasswordReset
        yield* reset.ask(email, "k1")
        const token = yield* linkTo(email)
        const { result } = yield* overlapping(
          findLink(sql, "passwordReset", token, yield* Clock.currentTimeMillis),
          deletion,
          reset.redeem(token, next),
        )
        assert.strictEqual(Result.isFailure(result) ? result.failure.reason : undefined, "WrongPassword")
        assert.lengthOf(yield* account, 1)
      }),
  )

  it.effect("a deletion that waits for a change of the e-mail address deletes the account", () =>
    Effect.gen(function* () {
      const { account, deletion, email, profiles } = yield* leavingCustomer
      const fresh = Email.make(`neu-${email}`)
      yield* profiles.changeEmail(fresh, password, "k1")
      const { result } = yield* overlapping(profiles.confirmEmail(yield* linkTo(fresh)), deletion)
      assert.deepStrictEqual([Result.isSuccess(result), yield* account], [true, []])
    }),
  )
}
