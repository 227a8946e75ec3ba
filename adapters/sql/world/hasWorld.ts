import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

const Versions = Schema.Array(Schema.Struct({ version: Schema.String, imported: Schema.Boolean }))

/** Returns whether the database has a world of this version, or the imported world of a retailer. */
export const hasWorld = (version: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql`select version, imported from world`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Versions)),
      Effect.catchTag("SchemaError", Effect.die),
    )
    return rows.some((world) => world.imported || world.version === version)
  })
