import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { advisoryLock } from "./advisoryLock.ts"
import type { Migration } from "./migrations/Migration.ts"
import { backups } from "./migrations/backups.ts"
import { consents } from "./migrations/consents.ts"
import { customers } from "./migrations/customers.ts"
import { customerData } from "./migrations/customerData.ts"
import { invoices } from "./migrations/invoices.ts"
import { linksWithoutOwner } from "./migrations/linksWithoutOwner.ts"
import { mailboxRefusals } from "./migrations/mailboxRefusals.ts"
import { mailParts } from "./migrations/mailParts.ts"
import { mailRefusals } from "./migrations/mailRefusals.ts"
import { newsletter } from "./migrations/newsletter.ts"
import { newsletterCancel } from "./migrations/newsletterCancel.ts"
import { orderInstants } from "./migrations/orderInstants.ts"
import { orders } from "./migrations/orders.ts"
import { ownWorld } from "./migrations/ownWorld.ts"
import { payments } from "./migrations/payments.ts"
import { requestConfirmations } from "./migrations/requestConfirmations.ts"
import { requests } from "./migrations/requests.ts"
import { searchTables } from "./migrations/searchTables.ts"
import { shelves } from "./migrations/shelves.ts"
import { shippedOrders } from "./migrations/shippedOrders.ts"
import { stockChanges } from "./migrations/stockChanges.ts"
import { termRules } from "./migrations/termRules.ts"
import { visitors } from "./migrations/visitors.ts"
import { withdrawals } from "./migrations/withdrawals.ts"
import { world } from "./migrations/world.ts"

/** All migrations in order. New ones are appended. */
export const migrations: ReadonlyArray<Migration> = [
  world,
  visitors,
  shelves,
  newsletter,
  customers,
  customerData,
  requests,
  consents,
  withdrawals,
  orders,
  requestConfirmations,
  newsletterCancel,
  payments,
  mailParts,
  invoices,
  ownWorld,
  backups,
  shippedOrders,
  stockChanges,
  searchTables,
  linksWithoutOwner,
  orderInstants,
  mailRefusals,
  termRules,
  mailboxRefusals,
]

const Applied = Schema.Array(Schema.Struct({ id: Schema.Int }))

const Present = Schema.Tuple([Schema.Struct({ present: Schema.Boolean })])

/** Returns whether the database has the tables of a shop, of this version or an older one. */
export const hasTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [{ present }] = yield* sql`select to_regclass('schema_migration') is not null as present`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Present)),
    Effect.catchTag("SchemaError", Effect.die),
  )
  return present
})

/** Returns the ids of the migrations that are already applied. */
const appliedIds = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`select id from schema_migration`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Applied)),
    Effect.catchTag("SchemaError", Effect.die),
  )
  return new Set(rows.map(({ id }) => id))
})

/** Pause before a migration that failed for a lock is tried again. */
const lockPause = "5 seconds"

const isLockTimeout = ({ reason }: SqlError.SqlError) => reason._tag === "LockTimeoutError"

/**
 * Repeats a migration as long as it fails because a lock is taken. Logs this once, because a backup by `pg_dump` may
 * hold its locks for an hour.
 */
const untilUnlocked = <R>(name: string, attempt: Effect.Effect<void, SqlError.SqlError, R>) =>
  Effect.catchIf(attempt, isLockTimeout, () =>
    Effect.andThen(
      Effect.logWarning(
        `The migration ${name} waits for a table that another client reads. It is tried again every ${lockPause}.`,
      ),
      Effect.retry(Effect.delay(attempt, lockPause), { while: isLockTimeout }),
    ),
  )

/**
 * Applies the pending migrations, each in a transaction that also records it in `schema_migration`. After an
 * interruption, the next start continues with the first migration that is not recorded. Servers that start together
 * wait for each other. If no migration is pending, the function only reads.
 *
 * A migration waits at most 500 ms for each lock, because all statements of the running servers wait behind it. It then
 * releases its locks and is tried again.
 */
export const migrate = (
  steps: ReadonlyArray<Migration> = migrations,
): Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // Another server may migrate for longer than a statement of this connection may wait for a lock.
    const take = Effect.andThen(
      sql`set local lock_timeout = 0`,
      sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)::text as taken`,
    )
    if (!(yield* hasTables))
      yield* sql.withTransaction(
        Effect.andThen(
          take,
          sql`create table if not exists schema_migration (
            id int primary key, name text not null, applied timestamptz not null default now()
          )`,
        ),
      )
    const before = yield* appliedIds
    yield* Effect.forEach(
      steps.filter(({ id }) => !before.has(id)),
      ({ id, name, run }) =>
        untilUnlocked(
          name,
          sql.withTransaction(
            Effect.gen(function* () {
              yield* take
              yield* sql`set local lock_timeout = '500ms'`
              // Another server may have applied this migration in the meantime.
              if ((yield* appliedIds).has(id)) return
              yield* run(sql)
              yield* sql`insert into schema_migration (id, name) values (${id}::int, ${name}::text)`
            }),
          ),
        ),
      { discard: true },
    )
  })
