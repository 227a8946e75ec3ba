import { type Cause, Clock, Context, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

const Versions = Schema.Array(Schema.Struct({ version: Schema.String }))

/**
 * How long the version of the world is used before it is read again, in ms. Default: 0, so every call reads
 * it. A server reads it less often, because even a trivial query takes longer than most answers from memory.
 */
export class WorldVersionAge extends Context.Reference<number>("adapters/sql/WorldVersionAge", {
  defaultValue: () => 0,
}) {}

type Failure = SqlError.SqlError | Schema.SchemaError | Cause.TimeoutError

/**
 * The version of the world for values that are loaded from replicas. Every database server that may load them
 * has at least this version. By default the version is read with the client that loads the value.
 */
export class WorldVersionSource extends Context.Reference<Effect.Effect<string, Failure> | undefined>(
  "adapters/sql/WorldVersionSource",
  { defaultValue: () => undefined },
) {}

/**
 * Caches a value that is computed from the world. A call reads only the version of the world, unless it was
 * read shortly before (`WorldVersionAge`), and computes the value again if the version has changed.
 */
export const cachedByWorldVersion = <A, E>(
  load: Effect.Effect<A, E>,
): Effect.Effect<Effect.Effect<A, E | Failure>, never, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const maxAge = yield* WorldVersionAge
    const read = Effect.map(
      Effect.flatMap(sql`select version from world`, Schema.decodeUnknownEffect(Versions)),
      (rows) => rows[0]?.version ?? "",
    )
    const version: Effect.Effect<string, Failure> = (yield* WorldVersionSource) ?? read
    let kept: { readonly readAt: number; readonly version: string; readonly value: A } | undefined
    return Effect.gen(function* () {
      const readAt = yield* Clock.currentTimeMillis
      if (kept !== undefined && readAt - kept.readAt < maxAge) return kept.value
      const now = yield* version
      kept = { readAt, version: now, value: kept?.version === now ? kept.value : yield* load }
      return kept.value
    })
  })
