import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaces } from "@heimwerk/core/place/makePlaces.ts"
import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"

import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"
import { readableData } from "./readableRows.ts"

const read = readableData("places", Place)

/**
 * The places in the database. They are a few thousand rows, which change only with the world. Each version is
 * read once and searched in memory with the rules in core, with the same answers as the memory adapter.
 */
export const layer: Layer.Layer<Places, never, SqlClient.SqlClient> = Layer.effect(
  Places,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const loaded = yield* cachedByWorldVersion(
      Effect.map(Effect.flatMap(sql`select data from place order by position`, read), makePlaces),
    )
    const places = Effect.mapError(loaded, (cause) => new PlacesError({ reason: "Unavailable", cause }))
    return {
      search: (query, limit) => Effect.flatMap(places, (known) => known.search(query, limit)),
      byId: (id) => Effect.flatMap(places, (known) => known.byId(id)),
      byPosition: (position) => Effect.flatMap(places, (known) => known.byPosition(position)),
    }
  }),
)
