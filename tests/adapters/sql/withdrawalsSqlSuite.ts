import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { declaredWithdrawals } from "@heimwerk/adapters/sql/support/declaredWithdrawals.ts"
import * as WithdrawalsSql from "@heimwerk/adapters/sql/WithdrawalsSql.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { mails } from "./customerVisits.ts"

const requestMailbox = Email.make("anfragen@shop.example")

/** Declares a withdrawal in a shop whose staff read a mailbox for requests. */
const declare = (email: Email, key: string) =>
  Withdrawals.use((port) =>
    port.declare({ name: "Anna Berg", contract: "Hammer vom 20. November", email }, key),
  ).pipe(
    Effect.provide(
      // Without `fresh`, the layer of the whole suite would be used, whose retailer has no mailbox.
      Layer.fresh(WithdrawalsSql.layer).pipe(
        Layer.provide(Layer.succeed(Retailer, { ...Retailer.defaultValue(), requestMailbox })),
      ),
    ),
  )

const recipients = Effect.fnUntraced(function* (email: Email) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select recipient from outgoing_mail where body like ${`%${email}%`}::text order by recipient`
  return rows.map(({ recipient }) => recipient)
})

const newEmail = () => Email.make(`kunde-${randomUUID()}@post.example`)

/** Tests of withdrawals that need a database. */
export const withdrawalsSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Withdrawals | Outbox>) => {
  it.effect(
    "a withdrawal that is sent twice queues one receipt for the customer and one mail to the mailbox for requests",
    () =>
      Effect.gen(function* () {
        const [email, key] = [newEmail(), randomUUID()]
        yield* declare(email, key)
        yield* declare(email, key)
        assert.deepStrictEqual(yield* recipients(email), [requestMailbox, email])
      }),
  )

  it.effect("a withdrawal whose transaction fails queues no mail to the mailbox for requests", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const email = newEmail()
      yield* Effect.flip(
        sql.withTransaction(Effect.andThen(declare(email, randomUUID()), Effect.fail("undone"))),
      )
      assert.deepStrictEqual(yield* recipients(email), [])
    }),
  )

  it.effect(
    "the list of withdrawals begins with the newest one and contains those without an order number",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [old, recent] = [newEmail(), newEmail()]
        for (const email of [old, recent]) yield* declare(email, randomUUID())
        // The oldest time has fewer digits, so that a comparison of texts would sort it first.
        yield* sql`update withdrawal set received = 9 where email = ${old}::text`
        yield* sql`update withdrawal set received = 10 where email = ${recent}::text`
        const listed = (yield* declaredWithdrawals).filter(({ email }) => email === old || email === recent)
        assert.deepStrictEqual(
          listed.map(({ contract, email, received }) => ({ contract, email, received })),
          [
            { contract: "Hammer vom 20. November", email: recent, received: 10 },
            { contract: "Hammer vom 20. November", email: old, received: 9 },
          ],
        )
      }),
  )

  it.effect(
    "7 withdrawals with one e-mail address within a day are all stored and get a receipt, and only 5 receipts contain the note",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const withdrawals = yield* Withdrawals
        const email = `kunde-${randomUUID()}@post.example`
        const note = "nur der Hammer"
        const receipts = yield* Effect.forEach(
          [email, email.toUpperCase(), ` ${email}`, email, email, email, email],
          (typed) => {
            const input = { name: "Anna Berg", contract: "HW-100200", email: typed, note }
            return withdrawals.declare(toWithdrawal(input), randomUUID())
          },
          { concurrency: "unbounded" },
        )
        const stored = yield* sql`
          select number from withdrawal where lower(email) = ${email}::text and note = ${note}::text`
        assert.lengthOf(stored, 7)
        const sent = (yield* mails).filter(({ to }) => to.toLowerCase() === email)
        assert.lengthOf(sent, 7)
        assert.lengthOf(
          sent.filter(({ text }) => text.includes(`Nur diese Artikel: ${note}`)),
          5,
        )
        for (const { number } of receipts)
          assert.lengthOf(
            sent.filter(({ text }) => text.includes(number) && text.includes("Anna Berg")),
            1,
          )
      }),
  )
}
