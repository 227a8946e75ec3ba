import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Place } from "@heimwerk/core/place/Place.ts"
import { placesOf } from "@heimwerk/core/place/placesOf.ts"
import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"

import { perWorld } from "./perWorld.ts"

const Rows = Schema.Array(Schema.Struct({ data: Place }))

/**
 * The places of the seeded world. All of them are read once and searched with the core's rules: a few thousand rows that
 * change with the world only, so the answers are those of the memory adapter and need no query each.
 */
export const layer: Layer.Layer<Places, never, SqlClient.SqlClient> = Layer.effect(
  Places,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const loaded = yield* perWorld(
      Effect.map(
        Effect.flatMap(sql`select data from place order by position`, Schema.decodeUnknownEffect(Rows)),
        (rows) => placesOf(rows.map(({ data }) => data)),
      ),
    )
    const places = Effect.mapError(loaded, (cause) => new PlacesError({ reason: "Unavailable", cause }))
    return {
      search: (query, limit) => Effect.flatMap(places, (known) => known.search(query, limit)),
      byId: (id) => Effect.flatMap(places, (known) => known.byId(id)),
      byPosition: (position) => Effect.flatMap(places, (known) => known.byPosition(position)),
    }
  }),
)
