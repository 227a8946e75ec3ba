import { assert } from "@effect/vitest"
import { Effect, Redacted, Result } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { admit } from "@heimwerk/adapters/sql/account/failures.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { accountsSuite } from "../../ports/Accounts.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { makeTokens } from "../../support/tokens.ts"

const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

let count = 0
const password = "Werkbank-2026!"

/** A new customer with an empty basket. */
const newCustomer = (loyaltyCard?: string) =>
  Effect.gen(function* () {
    const id = `test-${(count += 1)}`
    const email = `kunde${count}@test.example`
    yield* seedCustomers([
      {
        id,
        csId: `cs-${id}`,
        email,
        password,
        firstName: "Test",
        lastName: "Kunde",
        loginType: 1,
        mergeDone: true,
        ...(loyaltyCard === undefined ? {} : { loyaltyCard }),
      },
    ])
    return { email: Email.make(email), password: Redacted.make(password) }
  })

const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: Quantity.make(2),
  deliveryType: "homeDelivery",
} as const
const lamp = { ...drill, articleId: ArticleId.make("1000162") }

/** A browser: its cookies and its session at the shop. */
const browser = (initial?: Parameters<typeof makeTokens>[0]) =>
  Effect.gen(function* () {
    const { held, tokens } = makeTokens(initial)
    const sessions = yield* Sessions
    const visitor = Effect.flatMap(
      Effect.suspend(() => sessions.resolve(held().session ?? "")),
      (found) => (found === undefined ? Effect.die("Nobody has this session.") : Effect.succeed(found)),
    )
    return {
      held,
      accounts: yield* accountsFor(tokens, rules),
      visitor,
      basket: Effect.flatMap(visitor, ({ customer, visitorId }) =>
        basketsFor(visitorId, customer?.loyaltyCard),
      ),
      wishlist: Effect.flatMap(visitor, ({ visitorId }) => wishlistsFor(visitorId)),
    }
  })

/** A guest with a drill in the basket and on the wishlist. */
const guest = Effect.gen(function* () {
  const { token, visitorId } = yield* (yield* Sessions).create
  yield* (yield* basketsFor(visitorId)).run({ kind: "add", line: drill }, "guest basket")
  yield* (yield* wishlistsFor(visitorId)).run({ kind: "add", item: drill }, "guest wish")
  return { token, visitorId, page: yield* browser({ session: token }) }
})

const linesOf = (basket: {
  readonly lineItems: ReadonlyArray<{ readonly lineItemId: string; readonly quantity: number }>
}) => basket.lineItems.map(({ lineItemId, quantity }) => `${quantity} ${lineItemId}`)

type Needs = SqlClient.SqlClient | Catalog | Sessions | Passwords | BotVerification

/** Tests of accounts that need a database: sessions, the merge at login, and the limits of login attempts. */
export const accountsSqlSuite = (it: SuiteIt<Needs>) => {
  accountsSuite(
    it,
    Effect.map(browser(), ({ accounts }) => accounts),
  )

  it.effect("a login merges the guest's basket and wishlist into the customer's, each line once", () =>
    Effect.gen(function* () {
      const customer = yield* newCustomer()
      const first = yield* browser()
      yield* first.accounts.login(customer)
      yield* (yield* first.basket).run({ kind: "add", line: drill }, "k1")
      yield* (yield* first.basket).run({ kind: "add", line: lamp }, "k2")
      yield* (yield* first.wishlist).run({ kind: "add", item: lamp }, "k3")
      const { page } = yield* guest
      yield* page.accounts.login(customer)
      assert.deepStrictEqual(linesOf(yield* (yield* page.basket).read("full")), [
        "4 1000001-homeDelivery",
        "2 1000162-homeDelivery",
      ])
      assert.deepStrictEqual(linesOf(yield* (yield* page.wishlist).read("full")), ["2 1000162", "2 1000001"])
      assert.deepStrictEqual(
        yield* (yield* first.basket).read("full"),
        yield* (yield* page.basket).read("full"),
      )
    }),
  )

  it.effect("a login that is repeated after a lost response merges the basket only once", () =>
    Effect.gen(function* () {
      const customer = yield* newCustomer()
      const { page, token } = yield* guest
      yield* page.accounts.login(customer)
      const again = yield* browser({ session: token })
      yield* again.accounts.login(customer)
      assert.deepStrictEqual(linesOf(yield* (yield* again.basket).read("full")), ["2 1000001-homeDelivery"])
    }),
  )

  it.effect("4 parallel logins of one guest merge the basket once", () =>
    Effect.gen(function* () {
      const customer = yield* newCustomer()
      const { token } = yield* guest
      const pages = yield* Effect.all(Array.from({ length: 4 }, () => browser({ session: token })))
      yield* Effect.forEach(pages, ({ accounts }) => accounts.login(customer), { concurrency: "unbounded" })
      for (const page of pages) {
        assert.deepStrictEqual(linesOf(yield* (yield* page.basket).read("full")), ["2 1000001-homeDelivery"])
        assert.deepStrictEqual(linesOf(yield* (yield* page.wishlist).read("full")), ["2 1000001"])
      }
    }),
  )

  it.effect("a login attempt is admitted even if its time is before that of the previous attempt", () =>
    Effect.gen(function* () {
      const { email } = yield* newCustomer()
      const sql = yield* SqlClient.SqlClient
      const tries = [yield* admit(sql, { email, device: undefined }, 1000)]
      tries.push(yield* admit(sql, { email, device: undefined }, 999))
      assert.deepStrictEqual(tries, [true, true])
    }),
  )

  it.effect("a guest's command that is repeated after the login has no second effect", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      yield* page.accounts.login(yield* newCustomer())
      const basket = yield* (yield* page.basket).run({ kind: "add", line: drill }, "guest basket")
      assert.deepStrictEqual(linesOf(basket), ["2 1000001-homeDelivery"])
    }),
  )

  it.effect("a guest's change during the login is refused so that it can be repeated", () =>
    Effect.gen(function* () {
      const { page, visitorId } = yield* guest
      const late = yield* basketsFor(visitorId)
      yield* page.accounts.login(yield* newCustomer())
      const error = yield* Effect.flip(late.run({ kind: "add", line: lamp }, "late"))
      assert.strictEqual(error.reason, "Unavailable")
      const basket = yield* (yield* page.basket).run({ kind: "add", line: lamp }, "late")
      assert.deepStrictEqual(linesOf(basket), ["2 1000001-homeDelivery", "2 1000162-homeDelivery"])
    }),
  )

  it.effect("pieces added in parallel with a login are neither lost nor doubled", () =>
    Effect.gen(function* () {
      const { page, visitorId } = yield* guest
      const late = yield* basketsFor(visitorId)
      const keys = Array.from({ length: 20 }, (_, index) => `k${index}`)
      const customer = yield* newCustomer()
      const [, ...results] = yield* Effect.all(
        [
          page.accounts.login(customer),
          ...keys.map((key) => Effect.result(late.run({ kind: "add", line: drill }, key))),
        ],
        { concurrency: "unbounded" },
      )
      const added = results.filter((result) => Result.isResult(result) && Result.isSuccess(result)).length
      const before = yield* (yield* page.basket).read("full")
      assert.strictEqual(before.totalQuantity, 2 + 2 * added)
      yield* Effect.forEach(keys, (key) =>
        Effect.flatMap(page.basket, (basket) => basket.run({ kind: "add", line: drill }, key)),
      )
      assert.strictEqual((yield* (yield* page.basket).read("full")).totalQuantity, 42)
    }),
  )

  it.effect("a login does not merge the basket of another customer on the same device", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      yield* page.accounts.login(yield* newCustomer())
      yield* page.accounts.login(yield* newCustomer())
      assert.strictEqual((yield* (yield* page.basket).read("full")).totalQuantity, 0)
      assert.strictEqual((yield* (yield* page.wishlist).read("full")).totalQuantity, 0)
    }),
  )

  it.effect("the customer's loyalty card applies only while logged in, and is not stored in the basket", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      assert.deepStrictEqual((yield* (yield* page.basket).read("full")).loyaltyConfig, {})
      yield* page.accounts.login(yield* newCustomer("2770010000024"))
      const own = { loyaltyCardNumber: "2770010000024" }
      const basket = yield* (yield* page.basket).run({ kind: "add", line: lamp }, "k1")
      assert.deepStrictEqual(basket.loyaltyConfig, own)
      const { visitorId } = yield* page.visitor
      assert.deepStrictEqual((yield* (yield* basketsFor(visitorId)).read("full")).loyaltyConfig, {})
      const other = yield* (yield* page.basket).run(
        { kind: "addLoyaltyCard", cardNumber: "2770010000031" },
        "k2",
      )
      assert.deepStrictEqual(other.loyaltyConfig, { loyaltyCardNumber: "2770010000031" })
      assert.deepStrictEqual(
        (yield* (yield* page.basket).run({ kind: "removeLoyaltyCard" }, "k3")).loyaltyConfig,
        own,
      )
    }),
  )

  it.effect("T-S2: a login and a logout end the old session", () =>
    Effect.gen(function* () {
      const { page, token } = yield* guest
      const customer = yield* newCustomer()
      const sessions = yield* Sessions
      yield* page.accounts.login(customer)
      const first = page.held().session ?? ""
      assert.isUndefined(yield* sessions.resolve(token))
      yield* page.accounts.login(customer)
      assert.isUndefined(yield* sessions.resolve(first))
      const second = page.held().session ?? ""
      yield* page.accounts.logout
      assert.isUndefined(page.held().session)
      assert.isUndefined(yield* sessions.resolve(second))
    }),
  )

  it.effect("T-S10: a login ends after 30 idle minutes, and the basket is kept", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      yield* page.accounts.login(yield* newCustomer("2770010000024"))
      for (let visit = 0; visit < 3; visit++) {
        yield* TestClock.adjust("29 minutes")
        assert.isDefined(yield* page.accounts.me)
      }
      yield* TestClock.adjust("30 minutes")
      assert.isUndefined(yield* page.accounts.me)
      const basket = yield* (yield* page.basket).read("full")
      assert.deepStrictEqual([basket.totalQuantity, basket.loyaltyConfig], [2, {}])
      yield* TestClock.adjust("2 hours")
      yield* page.visitor
      assert.isUndefined(yield* page.accounts.me)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("T-S10: a login ends after 12 hours despite activity", () =>
    Effect.gen(function* () {
      const page = yield* browser()
      yield* page.accounts.login(yield* newCustomer())
      for (let visit = 1; visit < 36; visit++) {
        yield* TestClock.adjust("20 minutes")
        assert.isDefined(yield* page.accounts.me)
      }
      yield* TestClock.adjust("20 minutes")
      assert.isUndefined(yield* page.accounts.me)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("a customer's basket never expires", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      const customer = yield* newCustomer()
      yield* page.accounts.login(customer)
      yield* TestClock.adjust("90 days")
      yield* prune
      const later = yield* browser()
      yield* later.accounts.login(customer)
      assert.strictEqual((yield* (yield* later.basket).read("full")).totalQuantity, 2)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("only hashes of tokens and passwords are stored", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const page = yield* browser()
      yield* page.accounts.login(yield* newCustomer())
      const tables = yield* Effect.all([
        sql`select token_hash from session`,
        sql`select token_hash from known_device`,
        sql`select who_hash from login_failure`,
        sql`select password_hash from customer`,
      ])
      const kept = JSON.stringify(tables)
      for (const secret of [page.held().session, page.held().device, password])
        assert.notInclude(kept, secret ?? "nothing was given")
      assert.include(kept, "$argon2id$v=19$m=8,t=1,p=1$")
    }),
  )
}
