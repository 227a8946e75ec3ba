import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Market } from "@heimwerk/core/market/Market.ts"
import { Markets, MarketsError } from "@heimwerk/core/market/Markets.port.ts"

import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"

const Rows = Schema.Array(Schema.Struct({ data: Market }))

/** The markets in the database, in the order in which they were seeded. */
export const layer: Layer.Layer<Markets, never, SqlClient.SqlClient> = Layer.effect(
  Markets,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const all = yield* cachedByWorldVersion(
      Effect.map(
        Effect.flatMap(sql`select data from market order by position`, Schema.decodeUnknownEffect(Rows)),
        (rows) => rows.map(({ data }) => data),
      ),
    )
    return { all: Effect.mapError(all, (cause) => new MarketsError({ reason: "Unavailable", cause })) }
  }),
)
