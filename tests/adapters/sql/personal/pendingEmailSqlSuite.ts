import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { readPerson } from "@heimwerk/adapters/sql/personal/personalData.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { requestStore } from "@heimwerk/adapters/sql/RequestsSql.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import type { SuiteIt } from "../../../ports/Suite.ts"
import { newAccount } from "../../../support/customers.ts"

const password = "Werkbank-2026!"
const origin = "https://shop.example"

/** Creates a customer, and returns the e-mail address and the profile port. */
const customer = Effect.gen(function* () {
  const id = randomUUID()
  const email = Email.make(`karla-${id}@post.example`)
  const person = { firstName: "Karla", lastName: "Kunz", password, loginType: 1, mergeDone: false } as const
  yield* Effect.orDie(seedCustomers([{ id, csId: id, email, ...person }]))
  return { email, profiles: yield* profilesFor({ customerId: id }, origin) }
})

type Needs = SqlClient.SqlClient | Passwords | PasswordReset | Registration

/** Tests of a new e-mail address that its owner has not confirmed: it is not the customer's own. */
export const pendingEmailSqlSuite = (it: SuiteIt<Needs>) => {
  const queued = (email: string) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return yield* sql`select id, body from outgoing_mail where recipient = ${email}::text order by id`
    })

  it.effect(
    "a customer who enters another person's address as the new one neither exports nor deletes that person's requests and mails, but exports and deletes the mail of the change",
    () =>
      Effect.gen(function* () {
        const [attacker, other] = [yield* customer, yield* customer]
        yield* (yield* PasswordReset).ask(other.email, "k1")
        const payload = JSON.stringify({ message: `Vertraulich, ${other.email}` })
        const store = yield* requestStore
        yield* store.store({ form: "feedback", payload }, { key: other.email, answers: payload })
        const theirs = yield* queued(other.email)
        assert.lengthOf(theirs, 1)
        yield* attacker.profiles.changeEmail(other.email, Redacted.make(password), "k1")

        const exported = JSON.stringify(yield* attacker.profiles.exportData)
        assert.notInclude(exported, "Vertraulich")
        assert.notInclude(exported, "neues Passwort")
        const fresh = Email.make(`neu-${attacker.email}`)
        yield* attacker.profiles.changeEmail(fresh, Redacted.make(password), "k2")
        assert.include(JSON.stringify((yield* attacker.profiles.exportData)["outgoing_mail"]), fresh)

        yield* attacker.profiles.deleteAccount(Redacted.make(password))
        assert.deepStrictEqual(yield* queued(fresh), [])
        assert.includeDeepMembers([...(yield* queued(other.email))], [...theirs])
        assert.include(JSON.stringify(yield* other.profiles.exportData), "Vertraulich")
      }),
  )

  it.effect(
    "the data export contains the text of queued mails without the tokens of their links, and a waiting registration without the hash of its password",
    () =>
      Effect.gen(function* () {
        const { email, profiles } = yield* customer
        yield* (yield* PasswordReset).ask(email, "k1")
        const fresh = Email.make(`neu-${email}`)
        yield* profiles.changeEmail(fresh, Redacted.make(password), "k1")
        const exported = JSON.stringify(yield* profiles.exportData)
        assert.include(exported, "neues Passwort angefragt")
        assert.include(exported, `${origin}/meinkonto/passwort-neu?…`)
        for (const { body } of [...(yield* queued(email)), ...(yield* queued(fresh))]) {
          const [, token = ""] = /token=([\w-]{43})/u.exec(String(body)) ?? []
          assert.lengthOf(token, 43)
          assert.notInclude(exported, token)
        }

        const sql = yield* SqlClient.SqlClient
        const waiting = `nora-${randomUUID()}@post.example`
        yield* (yield* Registration).register(newAccount(waiting), "k1")
        const { found } = yield* readPerson(sql, waiting)
        assert.include(JSON.stringify(found["account_request"]), waiting)
        assert.notInclude(JSON.stringify(found), "argon2id")
      }),
  )

  it.effect("the cleanup removes an unconfirmed new e-mail address from the profile after a day", () =>
    Effect.gen(function* () {
      const { email, profiles } = yield* customer
      const fresh = Email.make(`neu-${email}`)
      yield* profiles.changeEmail(fresh, Redacted.make(password), "k1")
      yield* TestClock.adjust("1439 minutes")
      yield* prune
      assert.strictEqual((yield* profiles.get).pendingEmail, fresh)
      yield* TestClock.adjust("1 minute")
      yield* prune
      assert.isUndefined((yield* profiles.get).pendingEmail)
    }).pipe(Effect.provide(TestClock.layer())),
  )
}
