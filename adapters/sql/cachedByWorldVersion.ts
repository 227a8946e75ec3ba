import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

const Versions = Schema.Array(Schema.Struct({ version: Schema.String }))

/**
 * Caches a value that is computed from the seeded data. Each call reads only the version of the data, which
 * is fast, and computes the value again if the version has changed.
 */
export const cachedByWorldVersion = <A, E>(
  load: Effect.Effect<A, E>,
): Effect.Effect<Effect.Effect<A, E | SqlError.SqlError | Schema.SchemaError>, never, SqlClient.SqlClient> =>
  SqlClient.SqlClient.useSync((sql) => {
    const version = Effect.map(
      Effect.flatMap(sql`select version from world`, Schema.decodeUnknownEffect(Versions)),
      (rows) => rows[0]?.version ?? "",
    )
    let kept: { readonly version: string; readonly value: A } | undefined
    return Effect.gen(function* () {
      const now = yield* version
      if (kept?.version === now) return kept.value
      const value = yield* load
      kept = { version: now, value }
      return value
    })
  })
