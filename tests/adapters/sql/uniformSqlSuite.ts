import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import { addressHash } from "@heimwerk/adapters/sql/customer/requests.ts"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import type { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { accountToken, mailsTo, newAccount } from "../../support/customers.ts"
import { sentMails } from "../../support/database.ts"
import { tableNames } from "../../support/dump.ts"
import { statements } from "../../support/statements.ts"
import { makeTokens } from "../../support/tokens.ts"

const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }
const password = Redacted.make("Falsch-2026!")

const customer = Effect.gen(function* () {
  const id = randomUUID()
  const email = Email.make(`karla-${id}@post.example`)
  const person = { firstName: "Karla", lastName: "Kunz", password: "Werkbank-2026!" }
  yield* seedCustomers([{ id, csId: id, email, ...person, loginType: 1, mergeDone: true }])
  return email
})

/** Tests that known and unknown addresses cause the same work in the database (quality T-S6). */
export const uniformSqlSuite = (
  it: SuiteIt<
    | SqlClient.SqlClient
    | Catalog
    | Sessions
    | Passwords
    | BotVerification
    | Registration
    | PasswordReset
    | Outbox
  >,
) => {
  it.effect(
    "T-S6: login, e-mail check, registration and password reset run the same statements for known and unknown addresses",
    () =>
      Effect.gen(function* () {
        const [registration, resets] = [yield* Registration, yield* PasswordReset]
        const accounts = yield* accountsFor(makeTokens().tokens, rules)
        const known = yield* customer
        const unknown = Email.make(`niemand-${randomUUID()}@post.example`)
        const ways: Readonly<Record<string, (email: Email) => Effect.Effect<unknown, unknown>>> = {
          login: (email: Email) => Effect.flip(accounts.login({ email, password })),
          type: (email: Email) => accounts.loginType(email),
          registration: (email: Email) => registration.register(newAccount(email), randomUUID()),
          reset: (email: Email) => resets.ask(email, randomUUID()),
        }
        for (const [name, way] of Object.entries(ways)) {
          const [ofKnown, ofUnknown] = [yield* statements(way(known)), yield* statements(way(unknown))]
          assert.isAbove(ofKnown.length, 0, name)
          assert.deepStrictEqual(ofUnknown, ofKnown, name)
        }
      }),
  )

  it.effect(
    "T-S6: a password request for an unknown address runs the exact statements of a known address and fills the same columns",
    () =>
      Effect.gen(function* () {
        const [sql, resets] = [yield* SqlClient.SqlClient, yield* PasswordReset]
        const ask = (email: Email) =>
          Effect.gen(function* () {
            const texts = yield* statements(resets.ask(email, randomUUID()), (text) => text)
            const rows = yield* sql`
              select e.key, e.value = 'null' as empty, length(e.value::text) as size
              from account_request r, jsonb_each(to_jsonb(r)) e
              where r.who_hash = ${addressHash(email)}::text order by e.key`
            assert.isNotEmpty(rows)
            return { texts, rows }
          })
        const known = yield* ask(yield* customer)
        assert.deepStrictEqual(yield* ask(Email.make(`niemand-${randomUUID()}@post.example`)), known)
        assert.isEmpty(
          yield* sql`
            select conname from pg_constraint
            where contype = 'f' and conrelid = to_regclass('account_request')`,
          "PostgreSQL checks a foreign key only for known addresses.",
        )
      }),
  )

  it.effect("a password link is refused after its customer was deleted", () =>
    Effect.gen(function* () {
      const [sql, resets] = [yield* SqlClient.SqlClient, yield* PasswordReset]
      const email = yield* customer
      yield* resets.ask(email, randomUUID())
      yield* Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })
      const [mail] = mailsTo(sentMails, email)
      const token = accountToken(mail)
      yield* sql`delete from customer where email = ${email}::text`
      const { reason } = yield* Effect.flip(resets.redeem(token, Redacted.make("Hobel_bank7")))
      assert.strictEqual(reason, "LinkInvalid")
    }),
  )

  it.effect(
    "T-S6: after a password request for an unknown address, no table contains the address, and the queued mail has no recipient, is never sent and is deleted by the cleanup",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const address = Email.make(`niemand-${randomUUID()}@post.example`)
        const queued = sql`select t::text as row from outgoing_mail t`
        yield* sql`delete from outgoing_mail`
        yield* (yield* PasswordReset).ask(address, "k1")
        for (const table of yield* tableNames)
          assert.isEmpty(
            yield* sql`select 1 from ${sql(table)} t where strpos(t::text, ${address}::text) > 0`,
            table,
          )
        const decoy = yield* sql`select t::text as row from outgoing_mail t where recipient = ''`
        assert.lengthOf(decoy, 1)
        assert.deepStrictEqual(yield* queued, decoy)
        assert.strictEqual(yield* sendQueuedMails, 0)
        assert.deepStrictEqual(yield* queued, decoy)
        yield* prune
        assert.isEmpty(yield* queued)
      }),
  )
}
