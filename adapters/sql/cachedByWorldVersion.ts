import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

const Versions = Schema.Array(Schema.Struct({ version: Schema.String }))

/**
 * Caches a value until another world is seeded. Each call reads the version of the world, which is cheap, and reloads the
 * value when it has changed.
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
