import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { Effect, Logger } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"

/** Tests of a clean-up with steps that fail. */
export const pruneSqlSuite = (it: SuiteIt<SqlClient.SqlClient>) => {
  it.effect(
    "a clean-up with two failing steps runs all other steps, and then fails with the names of both",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const id = randomUUID()
        yield* sql`insert into payment_notice (id, received) values (${id}::text, 0)`
        const renamed = (from: string, to: string) => sql`alter table ${sql(from)} rename to ${sql(to)}`
        const error = yield* Effect.acquireUseRelease(
          Effect.andThen(renamed("basket_command", "first_gone"), renamed("stock_change", "second_gone")),
          () => Effect.flip(prune),
          () =>
            Effect.orDie(
              Effect.andThen(renamed("first_gone", "basket_command"), renamed("second_gone", "stock_change")),
            ),
        )
        assert.strictEqual(
          error.message,
          "Could not remove idempotency keys of baskets, changes of the stock.",
        )
        assert.deepStrictEqual(yield* sql`select id from payment_notice where id = ${id}::text`, [])
        yield* prune
      }).pipe(Effect.provide(Logger.layer([]))),
  )
}
