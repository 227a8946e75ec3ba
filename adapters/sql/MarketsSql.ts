import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { Market } from "@heimwerk/core/market/Market.ts"
import { Markets, MarketsError } from "@heimwerk/core/market/Markets.port.ts"

import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"
import { readableData } from "./readableRows.ts"

const read = readableData("markets", Market)

/**
 * The markets in the database, in the order of the seeded or imported world. Unreadable markets are left out.
 */
export const layer: Layer.Layer<Markets, never, SqlClient.SqlClient> = Layer.effect(
  Markets,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const all = yield* cachedByWorldVersion(
      Effect.flatMap(sql`select data from market order by position`, read),
    )
    return { all: Effect.mapError(all, (cause) => new MarketsError({ reason: "Unavailable", cause })) }
  }),
)
