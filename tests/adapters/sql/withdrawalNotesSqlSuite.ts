import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { mails } from "./customerVisits.ts"

/** Tests of the receipts of many withdrawals with one e-mail address. */
export const withdrawalNotesSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Withdrawals | Outbox>) => {
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
