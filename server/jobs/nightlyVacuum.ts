import { worldTables } from "@heimwerk/adapters/sql/world/stagedTables.ts"
import { Effect, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql"

/** An import creates these tables again. Orders update `stock`, so it has removed rows between imports too. */
const recreated = worldTables.filter((table) => table !== "stock")

const Tables = Schema.Array(Schema.Struct({ name: Schema.String }))

/**
 * Lets the embedded database use the space of removed and changed rows again. One statement for each table, so that
 * visitors wait for one table at most: there is only one connection. Leaves out the tables of the world except `stock`.
 * It does not analyze: the planner's statistics would contain data of customers. A table that fails is logged and does
 * not stop the others.
 */
export const vacuumTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ${sql.in(recreated)} order by tablename`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Tables)),
  )
  for (const { name } of tables)
    yield* sql`vacuum ${sql(name)}`.pipe(
      Effect.catchCause((cause) => Effect.logWarning(`The table ${name} could not be vacuumed`, cause)),
    )
})

/**
 * Runs work every night at 1:30 UTC, which is 2:30 or 3:30 in Germany. After a failure, it logs a warning and tries
 * again the next night.
 */
export const everyNight = <E, R>(work: Effect.Effect<void, E, R>, warning: string) =>
  work.pipe(
    Effect.catchCause((cause) => Effect.logWarning(warning, cause)),
    Effect.schedule(Schedule.cron("30 1 * * *", "UTC")),
    Effect.orDie,
    Effect.forkScoped,
  )

/** Vacuums the embedded database every night. PostgreSQL does this by itself, but PGlite has no autovacuum process. */
export const nightlyVacuum = everyNight(vacuumTables, "The embedded database could not be vacuumed")
