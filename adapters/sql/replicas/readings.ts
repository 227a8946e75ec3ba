import { Clock, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { dataVersionFields, selectDataVersion } from "../dataVersion.ts"
import type { PrimaryReading } from "./freshness.ts"

/** Identity of the data: the cluster, which a replica shares with its primary, and the database in it. */
const identity = { cluster: Schema.String, name: Schema.String }

const Primary = Schema.Tuple([
  Schema.Struct({
    ...identity,
    ...dataVersionFields,
    position: Schema.FiniteFromString,
  }),
])

const Replica = Schema.Tuple([
  Schema.Struct({
    ...identity,
    isReplica: Schema.Boolean,
    position: Schema.NullOr(Schema.FiniteFromString),
  }),
])

/**
 * Reads the state of the primary. The database takes the snapshot of the data before it evaluates the position, so that the
 * position covers every change that the versions contain.
 */
export const readPrimary = (sql: SqlClient.SqlClient) =>
  Effect.gen(function* () {
    const rows = yield* sql`
      select version.*, (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as position,
        (select system_identifier from pg_control_system())::text as cluster, current_database()::text as name
      from (${selectDataVersion(sql)}) version`
    const [{ cluster, name, position, stock, world }] = yield* Schema.decodeUnknownEffect(Primary)(rows)
    const at = yield* Clock.currentTimeMillis
    const reading: PrimaryReading = { at, position, stock, world: world ?? "" }
    return { reading, source: `${cluster} ${name}` }
  })

/** Reads how far a replica has replayed the log. Fails with an English reason if the server is not a replica of `source`. */
export const readReplica = (sql: SqlClient.SqlClient, source: string) =>
  Effect.gen(function* () {
    const rows = yield* sql`
      select pg_is_in_recovery() as "isReplica", (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as position,
        (select system_identifier from pg_control_system())::text as cluster, current_database()::text as name`
    const [{ cluster, isReplica, name, position }] = yield* Schema.decodeUnknownEffect(Replica)(rows)
    if (!isReplica || position === null) return yield* Effect.fail("it is not a replica")
    if (`${cluster} ${name}` !== source) return yield* Effect.fail("it is a replica of another database")
    return position
  })
