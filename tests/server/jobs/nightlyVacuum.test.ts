import { assert, it, layer } from "@effect/vitest"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { everyNight, vacuumTables } from "@heimwerk/server/jobs/nightlyVacuum.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { embedded } from "../../support/database.ts"
import { logTo } from "../../support/logTo.ts"

layer(Layer.effectDiscard(migrate()).pipe(Layer.provideMerge(embedded)), { excludeTestServices: true })(
  "the nightly vacuum",
  (it) => {
    it.effect("the nightly vacuum gives the space of removed rows back, also that of the stock", () => {
      const log: Array<string> = []
      return Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const size = Effect.map(
          sql`select pg_relation_size('payment_notice')::int as notices, pg_relation_size('stock')::int as stock`,
          ([row]) => [Number(row?.["notices"]), Number(row?.["stock"])],
        )
        yield* sql`insert into payment_notice (id, received) select n::text, 0 from generate_series(1, 5000) n`
        yield* sql`insert into stock (article_id, pieces) select n::text, '{1}' from generate_series(1, 5000) n`
        yield* sql`delete from payment_notice`
        yield* sql`delete from stock`
        assert.isAbove(Math.min(...(yield* size)), 0)
        yield* vacuumTables
        assert.deepStrictEqual([yield* size, log], [[0, 0], []])
      }).pipe(logTo(log))
    })
  },
)

it.effect("the vacuum runs at 1:30 UTC and again the next night, also after a failure", () => {
  const log: Array<string> = []
  let runs = 0
  const work = Effect.suspend(() => (++runs === 1 ? Effect.fail("locked") : Effect.void))
  return Effect.gen(function* () {
    yield* TestClock.setTime(Date.UTC(2026, 10, 30, 14))
    yield* everyNight(work, "No vacuum")
    yield* TestClock.adjust("689 minutes")
    assert.strictEqual(runs, 0)
    yield* TestClock.adjust("1 minute")
    assert.deepStrictEqual([runs, log], [1, ["Warn: No vacuum"]])
    yield* TestClock.adjust("1 day")
    assert.strictEqual(runs, 2)
  }).pipe(logTo(log))
})
