import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { addressBookFor } from "@heimwerk/adapters/sql/AddressBookSql.ts"
import { couponsFor, ordersFor } from "@heimwerk/adapters/sql/OrdersSql.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { addressBookSuite } from "../../ports/AddressBook.suite.ts"
import { ordersSuite } from "../../ports/Orders.suite.ts"
import { passwordResetSuite } from "../../ports/PasswordReset.suite.ts"
import { profilesSuite } from "../../ports/Profiles.suite.ts"
import { registrationSuite } from "../../ports/Registration.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { newAccount } from "../../support/customers.ts"
import { subscribeNow } from "../../support/subscribeNow.ts"
import { customer, linkTo, mails, next, origin, password, visit } from "./customerVisits.ts"
import { passwordChangesSqlSuite } from "./passwordChangesSqlSuite.ts"

type Needs =
  | SqlClient.SqlClient
  | Catalog
  | Sessions
  | Passwords
  | BotVerification
  | Registration
  | PasswordReset
  | Outbox

const purchasesOf = (customerId: string | undefined) =>
  Effect.all({ orders: ordersFor({ customerId }), coupons: couponsFor({ customerId }) })

const stored = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.all([
    sql`select t::text as row from account_request t`,
    sql`select t::text as row from customer t`,
    sql`select t::text as row from customer_detail t`,
  ])
  return JSON.stringify(rows)
})

/** Tests of customers' data that need a database. */
export const customersSqlSuite = (it: SuiteIt<Needs>) => {
  const email = Effect.map(customer, (made) => made.email)
  registrationSuite(
    it,
    Effect.map(visit, ({ accounts }) => accounts),
    mails,
  )
  passwordResetSuite(
    it,
    email,
    Effect.map(visit, ({ accounts }) => accounts),
    mails,
  )
  profilesSuite(it, visit, email, mails, subscribeNow)
  passwordChangesSqlSuite(it)

  addressBookSuite(
    it,
    Effect.flatMap(customer, ({ id }) => addressBookFor({ customerId: id })),
    addressBookFor({}),
  )
  ordersSuite(it, {
    buyer: purchasesOf("10002"),
    other: purchasesOf("10001"),
    nobody: purchasesOf(undefined),
  })

  it.effect(
    "a password reset ends all sessions of the customer, and a password change ends all sessions except the current one",
    () =>
      Effect.gen(function* () {
        const { email } = yield* customer
        const [one, other] = [yield* visit, yield* visit]
        yield* one.accounts.login({ email, password })
        yield* other.accounts.login({ email, password })
        yield* one.profiles.changePassword(password, next)
        assert.strictEqual((yield* one.accounts.me)?.email, email)
        assert.isUndefined(yield* other.accounts.me)
        yield* other.accounts.login({ email, password: next })
        assert.strictEqual((yield* other.accounts.me)?.email, email)
        const resets = yield* PasswordReset
        yield* resets.ask(email, "k1")
        yield* resets.redeem(yield* linkTo(email), password)
        assert.isUndefined(yield* one.accounts.me)
        assert.isUndefined(yield* other.accounts.me)
      }),
  )

  it.effect(
    "confirming a new e-mail address invalidates the password links that were sent to the old address",
    () =>
      Effect.gen(function* () {
        const { email, id } = yield* customer
        const resets = yield* PasswordReset
        yield* resets.ask(email, "k1")
        const reset = yield* linkTo(email)
        const profiles = yield* profilesFor({ customerId: id }, origin)
        const fresh = Email.make(`neu-${id}@post.example`)
        yield* profiles.changeEmail(fresh, password, "k1")
        yield* profiles.confirmEmail(yield* linkTo(fresh))
        assert.strictEqual((yield* Effect.flip(resets.redeem(reset, next))).reason, "LinkInvalid")
      }),
  )

  it.effect(
    "a password reset ends the link for a new e-mail address that somebody with the old password requested",
    () =>
      Effect.gen(function* () {
        const { email, id } = yield* customer
        const profiles = yield* profilesFor({ customerId: id }, origin)
        const theirs = Email.make(`fremd-${id}@post.example`)
        yield* profiles.changeEmail(theirs, password, "k1")
        const link = yield* linkTo(theirs)
        const resets = yield* PasswordReset
        yield* resets.ask(email, "k1")
        yield* resets.redeem(yield* linkTo(email), next)
        assert.strictEqual((yield* Effect.flip(profiles.confirmEmail(link))).reason, "LinkInvalid")
        const after = yield* profiles.get
        assert.deepInclude(after, { email })
        assert.notProperty(after, "pendingEmail")
      }),
  )

  it.effect(
    "the account tables contain no token and no password of a registration, and no unknown e-mail address for which a password link was requested",
    () =>
      Effect.gen(function* () {
        const address = `kanarienvogel-${randomUUID()}@post.example`
        yield* (yield* PasswordReset).ask(Email.make(address), "k1")
        assert.notInclude(yield* stored, "kanarienvogel")
        const waiting = `nora-${randomUUID()}@post.example`
        yield* (yield* Registration).register(newAccount(waiting, "Kanarienvogel-1!"), "k1")
        const token = yield* linkTo(waiting)
        const rows = yield* stored
        assert.include(rows, waiting)
        assert.notInclude(rows, token)
        assert.notInclude(rows, "Kanarienvogel-1!")
      }),
  )

  it.effect(
    "password links expire after 30 minutes, and unconfirmed registrations are deleted after a day",
    () =>
      Effect.gen(function* () {
        const [registration, resets] = [yield* Registration, yield* PasswordReset]
        const { email } = yield* customer
        const waiting = `nora-${randomUUID()}@post.example`
        yield* registration.register(newAccount(waiting), "k1")
        const confirmation = yield* linkTo(waiting)
        yield* resets.ask(email, "k1")
        const reset = yield* linkTo(email)
        yield* TestClock.adjust("30 minutes")
        assert.strictEqual((yield* Effect.flip(resets.redeem(reset, next))).reason, "LinkInvalid")
        yield* TestClock.adjust("1409 minutes")
        yield* prune
        assert.include(yield* stored, waiting)
        yield* TestClock.adjust("1 minute")
        assert.strictEqual((yield* Effect.flip(registration.confirm(confirmation))).reason, "LinkInvalid")
        yield* prune
        assert.notInclude(yield* stored, waiting)
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "only one of two parallel requests succeeds if both confirm the same address, use the same password link, or register the same loyalty card",
    () =>
      Effect.gen(function* () {
        const [registration, resets] = [yield* Registration, yield* PasswordReset]
        const waiting = `nora-${randomUUID()}@post.example`
        yield* registration.register(newAccount(waiting), "k1")
        const first = yield* linkTo(waiting)
        yield* registration.register(newAccount(waiting), "k2")
        const second = yield* linkTo(waiting)
        const confirmed = yield* Effect.all(
          [first, second].map((token) => Effect.result(registration.confirm(token))),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(
          confirmed.filter(({ _tag }) => _tag === "Success"),
          1,
        )
        yield* resets.ask(Email.make(waiting), "k1")
        const reset = yield* linkTo(waiting)
        const redeemed = yield* Effect.all(
          [resets.redeem(reset, next), resets.redeem(reset, next)].map(Effect.result),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(
          redeemed.filter(({ _tag }) => _tag === "Success"),
          1,
        )
        const sql = yield* SqlClient.SqlClient
        yield* sql`
        insert into benefit (id, kind, data) values ('277009', 'loyaltyCard', '"277009"') on conflict do nothing`
        const people = yield* Effect.all([customer, customer])
        const taken = yield* Effect.forEach(
          people,
          ({ id }) =>
            Effect.flatMap(profilesFor({ customerId: id }, origin), (port) =>
              Effect.result(port.settleCard(" 277009 ", "k1")),
            ),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(
          taken.filter(({ _tag }) => _tag === "Success"),
          1,
        )
        yield* sql`delete from benefit where id = '277009'`
      }),
  )
}
