import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { addressBookFor } from "@heimwerk/adapters/sql/AddressBookSql.ts"
import { couponsFor, ordersFor } from "@heimwerk/adapters/sql/OrdersSql.ts"
import { listOrders } from "@heimwerk/adapters/sql/staffOrders.ts"
import { makeRows } from "@heimwerk/adapters/sql/visitor/rows.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { newAddress } from "../../support/customers.ts"
import { logTo } from "../../support/logTo.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const customerId = "10002"
const query = { page: 1, pageSize: 48, sort: "name", filters: [] } as const

/**
 * Reads every list of the database, and returns the number of records in each. For lists of products, returns the
 * number of records minus the total of the search. Places are searched, but not counted.
 */
const counts = Effect.gen(function* () {
  const catalog = yield* Catalog
  const { products, total } = yield* catalog.search(query)
  const known = products.map(({ articleId }) => articleId)
  const { list } = yield* ordersFor({ customerId })
  assert.isNotEmpty((yield* Places.use((places) => places.search("Kiel", 10))).places)
  return {
    markets: (yield* Markets.use(({ all }) => all)).length,
    categories: (yield* catalog.navigation).length,
    hits: products.length - total,
    records: (yield* catalog.records(known, undefined)).length - total,
    orders: (yield* list).length,
    staff: (yield* listOrders({})).length,
    coupons: (yield* (yield* couponsFor({ customerId })).offered).length,
    addresses: (yield* (yield* addressBookFor({ customerId })).list).length,
  }
})

/** Changes one record of every list so that it cannot be read, and makes the ports read the world again. */
const breakOne = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`update market set data = data #- '{address,city}' where position = 0`
  yield* sql`update place set data = data - 'id' where position = 0`
  yield* sql`update category set data = data - 'link' where position = 0`
  yield* sql`
    update article_page set product = product - 'name'
    where article_id = ${smallWorld.assortment.articles[0]?.product.articleId}::text`
  yield* sql`
    update customer_order set data = data - 'total' where id = (
      select max(id) from customer_order where customer_id = ${customerId}::text)`
  yield* sql`update benefit set data = data - 'label' where id = (select max(id) from benefit where kind = 'coupon')`
  yield* sql`
    update customer_address set data = data - 'city' where id = (
      select max(id) from customer_address where customer_id = ${customerId}::text)`
  yield* sql`update world set version = version || ' broken'`
})

/** Runs a test in a transaction and rolls the transaction back. */
const undone = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.flip(sql.withTransaction(Effect.andThen(test, Effect.fail("undo" as const)))),
  ).pipe(Effect.map((reason) => assert.strictEqual(reason, "undo")))

/** Tests of lists with a record that cannot be read (ADR 0096, point 23). */
export const unreadableSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog | Markets | Places>) => {
  it.effect(
    "every list leaves out an unreadable record, and the log contains the number of records, the id and the field",
    () => {
      const log: Array<string> = []
      return undone(
        Effect.gen(function* () {
          const book = yield* addressBookFor({ customerId })
          yield* book.add(newAddress("Werkstraße 1"), randomUUID())
          yield* book.add(newAddress("Werkstraße 2"), randomUUID())
          const before = yield* counts
          yield* breakOne
          const after = yield* counts
          const left = Object.values(after)
          const missing = Object.entries(before).map(([list, count], index) => [
            list,
            count - (left[index] ?? 0),
          ])
          assert.deepStrictEqual(
            missing,
            Object.keys(before).map((list) => [list, 1]),
          )
          const lines = log.join("\n")
          for (const line of [
            /Warn: Left out 1 of 12 markets that cannot be read: \w+ at data\.address\.city/u,
            /Left out 1 of \d+ places that cannot be read: .+ at data\.id/u,
            /Left out 1 of \d+ categories that cannot be read: \w+ at data\.link/u,
            /Left out 1 of \d+ articles that cannot be read: \d+ at product\.name/u,
            /Left out 1 of \d+ orders that cannot be read: \S+ at data\.total/u,
            /Left out 1 of \d+ coupons that cannot be read: \S+ at data\.label/u,
            /Left out 1 of \d+ addresses of an address book that cannot be read: \S+ at data\.city/u,
          ])
            assert.match(lines, line)
        }).pipe(logTo(log)),
      )
    },
  )

  it.effect(
    "an unreadable address stays in the database when another address is added, and a basket is read without its unreadable line",
    () =>
      undone(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const book = yield* addressBookFor({ customerId })
          yield* book.add(newAddress("Werkstraße 1"), randomUUID())
          yield* sql`update customer_address set data = data - 'city' where customer_id = ${customerId}::text`
          yield* book.add(newAddress("Werkstraße 2"), randomUUID())
          const [stored] = yield* sql`
          select count(*)::int as addresses from customer_address where customer_id = ${customerId}::text`
          assert.deepStrictEqual(stored, { addresses: 2 })

          const visitorId = randomUUID()
          const rows = makeRows(sql, visitorId)
          yield* rows.lock(randomUUID(), 0)
          yield* sql`
          insert into basket_line (visitor_id, article_id, delivery_type, quantity, position)
          values (${visitorId}::text, '', 'homeDelivery', 1, 1), (${visitorId}::text, '1000001', 'homeDelivery', 2, 2)`
          const lines = (yield* rows.read).lists?.stored.basket.lines
          assert.deepStrictEqual(
            lines?.map(({ quantity }) => quantity),
            [2],
          )
        }),
      ),
  )
}
