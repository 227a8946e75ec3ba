import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Deferred, Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import type { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import type { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import type { Registration } from "@heimwerk/core/account/Registration.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import type { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import type { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import type { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"

import { basketBenefitsSuite } from "../../ports/BasketBenefits.suite.ts"
import { basketsSuite } from "../../ports/Baskets.suite.ts"
import { catalogSuite } from "../../ports/Catalog.suite.ts"
import { marketsSuite } from "../../ports/Markets.suite.ts"
import { placesSuite } from "../../ports/Places.suite.ts"
import { stocksSuite } from "../../ports/Stocks.suite.ts"
import { suggestionsSuite } from "../../ports/Suggestions.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { withdrawalsSuite } from "../../ports/Withdrawals.suite.ts"
import { sentMails } from "../../support/database.ts"
import { wishlistsSuite } from "../../ports/Wishlists.suite.ts"
import { articleSitemapsSqlSuite } from "./articleSitemapsSqlSuite.ts"
import { accountsSqlSuite } from "./accountsSqlSuite.ts"
import { consentsSqlSuite } from "./consentsSqlSuite.ts"
import { customersSqlSuite } from "./customersSqlSuite.ts"
import { deliveryFailuresSqlSuite } from "./deliveryFailuresSqlSuite.ts"
import { mailLeasesSqlSuite } from "./mailLeasesSqlSuite.ts"
import { newsletterSqlSuite } from "./newsletterSqlSuite.ts"
import { paritySuite } from "./paritySuite.ts"
import { dataVersionSqlSuite } from "./dataVersionSqlSuite.ts"
import { deletionSqlSuite } from "./personal/deletionSqlSuite.ts"
import { pendingEmailSqlSuite } from "./personal/pendingEmailSqlSuite.ts"
import { pruneSqlSuite } from "./pruneSqlSuite.ts"
import { renewTermsSqlSuite } from "./renewTermsSqlSuite.ts"
import { requestsSqlSuite } from "./requestsSqlSuite.ts"
import type { RequestServices } from "./waitingRequests.ts"
import { withdrawalsSqlSuite } from "./withdrawalsSqlSuite.ts"
import { listsSuite } from "./listsSuite.ts"
import { drill, seedSqlSuite } from "./seedSqlSuite.ts"
import { sessionsSqlSuite } from "./sessionsSqlSuite.ts"
import { uniformSqlSuite } from "./uniformSqlSuite.ts"
import { searchTablesSqlSuite } from "./searchTablesSqlSuite.ts"
import { unreadableSqlSuite } from "./unreadableSqlSuite.ts"

const both = Effect.suspend(() => {
  const visitorId = randomUUID()
  return Effect.all({ baskets: basketsFor(visitorId), wishlists: wishlistsFor(visitorId) })
})
const visitor = Effect.map(both, ({ baskets }) => baskets)

/** Tests of the SQL adapters except the checkout: the port suites, and the suites that need a database. */
export const sqlSuite = (
  it: SuiteIt<
    | SqlClient.SqlClient
    | Newsletter
    | Withdrawals
    | ConsentRecords
    | Registration
    | PasswordReset
    | Outbox
    | Addresses
    | Markets
    | Places
    | Stocks
    | Suggestions
    | Catalog
    | Sessions
    | Passwords
    | BotVerification
    | RequestServices
  >,
) => {
  marketsSuite(it)
  placesSuite(it)
  stocksSuite(it)
  catalogSuite(it)
  suggestionsSuite(it)
  basketsSuite(it, visitor)
  basketBenefitsSuite(it, visitor)
  wishlistsSuite(it, both)
  listsSuite(it)
  sessionsSqlSuite(it)
  newsletterSqlSuite(it)
  mailLeasesSqlSuite(it)
  deliveryFailuresSqlSuite(it)
  consentsSqlSuite(it)
  accountsSqlSuite(it)
  withdrawalsSuite(
    it,
    Effect.orDie(Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })).pipe(
      Effect.andThen(Effect.sync(() => [...sentMails])),
    ),
  )
  withdrawalsSqlSuite(it)
  requestsSqlSuite(it)
  customersSqlSuite(it)
  deletionSqlSuite(it)
  pruneSqlSuite(it)
  pendingEmailSqlSuite(it)
  dataVersionSqlSuite(it)
  uniformSqlSuite(it)
  paritySuite(it)
  searchTablesSqlSuite(it)
  renewTermsSqlSuite(it)
  articleSitemapsSqlSuite(it)
  unreadableSqlSuite(it)

  it.effect(
    "the SQL address search finds an address by street and town, and finds no address by an unknown id",
    () =>
      Effect.gen(function* () {
        const addresses = yield* Addresses
        const [found] = yield* addresses.find({ text: "hafenweg 7 kiel", limit: 5 })
        const address = yield* addresses.retrieve(found?.Id ?? "")
        assert.deepInclude(address, {
          street: "Hafenweg",
          buildingNumber: "7",
          postalCode: "24103",
          city: "Kiel",
        })
        assert.deepStrictEqual(yield* addresses.find({ text: "xxyyzz 99", limit: 5 }), [])
        assert.strictEqual((yield* Effect.flip(addresses.retrieve("DE-24103-7-999"))).reason, "NoAddressData")
      }),
  )

  it.effect("the idempotency key of a stored basket command can be used again after 24 hours", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      yield* baskets.run({ kind: "add", line: drill }, "k1")
      yield* TestClock.adjust("23 hours")
      assert.strictEqual((yield* baskets.run({ kind: "add", line: drill }, "k1")).totalQuantity, 1)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* baskets.run({ kind: "add", line: drill }, "k1")).totalQuantity, 2)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "an idempotency key may contain a NUL character, and a line id with a NUL character is reported as an unknown line",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run({ kind: "add", line: drill }, "k\u0000")
        assert.strictEqual((yield* baskets.run({ kind: "add", line: drill }, "k\u0000")).totalQuantity, 1)
        assert.strictEqual(
          (yield* Effect.flip(baskets.run({ kind: "remove", lineItemId: "a\u0000" }, "k2"))).reason,
          "UnknownLine",
        )
      }),
  )

  it.effect(
    "the cleanup removes old baskets and old idempotency keys, and keeps the basket of a visitor who has returned",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sessions = yield* Sessions
        const { token, visitorId } = yield* sessions.create
        const forgotten = yield* visitor
        const kept = yield* basketsFor(visitorId)
        yield* forgotten.run({ kind: "add", line: drill }, "k1")
        yield* kept.run({ kind: "add", line: drill }, "k1")
        yield* TestClock.adjust("29 days")
        yield* sessions.resolve(token)
        yield* TestClock.adjust("29 days")
        yield* prune
        assert.strictEqual((yield* kept.read("full")).totalQuantity, 1)
        assert.strictEqual((yield* forgotten.read("full")).totalQuantity, 0)
        const keys = yield* sql`select * from basket_command where visitor_id = ${visitorId}::text`
        assert.lengthOf(keys, 0)
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("a query never runs inside the transaction of another fiber", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`create table if not exists half (n int)`
      const isHalfDone = yield* Deferred.make<void>()
      const writer = sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`insert into half values (1)`
          yield* Deferred.succeed(isHalfDone, undefined)
          yield* Effect.forEach([1, 2, 3], () => sql`select 1`)
          yield* sql`delete from half`
        }),
      )
      const reader = Effect.andThen(Deferred.await(isHalfDone), sql`select count(*)::int as n from half`)
      const [, ...seen] = yield* Effect.all([writer, reader, reader], { concurrency: "unbounded" })
      assert.deepStrictEqual(seen, [[{ n: 0 }], [{ n: 0 }]])
    }),
  )

  seedSqlSuite(it, visitor)
}
