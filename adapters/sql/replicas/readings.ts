import { Clock, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { dataVersionFields, selectDataVersion } from "../dataVersion.ts"
import { worldTables } from "../world/stagedTables.ts"
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
    isReadable: Schema.Boolean,
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

/**
 * Reads how far a replica has replayed the log. Fails with an English reason if the server is not a replica of
 * `source`, or if its user may not read all tables of the world. Each import creates these tables again, without the
 * rights that were granted on the old ones. Only the rights are checked, because reading a row would wait for the
 * locks of an import.
 */
export const readReplica = (sql: SqlClient.SqlClient, source: string) =>
  Effect.gen(function* () {
    const rows = yield* sql`
      select pg_is_in_recovery() as "isReplica", (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as position,
        (select system_identifier from pg_control_system())::text as cluster, current_database()::text as name,
        not exists (select from unnest(string_to_array(${worldTables.join(" ")}::text, ' ')) world_table
          where not has_table_privilege(to_regclass(world_table), 'select')) as "isReadable"`
    const [{ cluster, isReadable, isReplica, name, position }] =
      yield* Schema.decodeUnknownEffect(Replica)(rows)
    if (!isReplica || position === null) return yield* Effect.fail("it is not a replica")
    if (`${cluster} ${name}` !== source) return yield* Effect.fail("it is a replica of another database")
    if (!isReadable)
      return yield* Effect.fail("its user may not read all tables; grant pg_read_all_data to it")
    return position
  })
