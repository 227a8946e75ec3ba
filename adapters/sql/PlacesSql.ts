import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { makeNearest } from "@heimwerk/core/market/nearest.ts"
import { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { Places, PlacesError } from "@heimwerk/core/ports/Places.ts"

import { perWorld } from "./perWorld.ts"

const Rows = Schema.Array(Schema.Struct({ data: Place }))

const found = (place: Place | undefined): Effect.Effect<Place, PlacesError> =>
  place === undefined ? Effect.fail(new PlacesError({ reason: "NotFound" })) : Effect.succeed(place)

/**
 * The places of the seeded world. All of them are read once and searched with the core's rules: a few thousand rows that
 * change with the world only, so the answers are those of the memory adapter and need no query each.
 */
export const layer: Layer.Layer<Places, never, SqlClient.SqlClient> = Layer.effect(
  Places,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const loaded = yield* perWorld(
      Effect.gen(function* () {
        const rows = yield* Effect.flatMap(
          sql`select data from place order by position`,
          Schema.decodeUnknownEffect(Rows),
        )
        const places = rows.map(({ data }) => data)
        return {
          search: makePlaceSearch(places),
          nearest: makeNearest(places, ({ geoPoint }) => geoPoint),
          byId: new Map(places.map((place) => [place.id, place])),
        }
      }),
    )
    const index = Effect.mapError(loaded, (cause) => new PlacesError({ reason: "Unavailable", cause }))
    return {
      search: (query, limit) => Effect.map(index, ({ search }) => search(query, limit)),
      byId: (id) => Effect.flatMap(index, ({ byId }) => found(byId.get(id))),
      byPosition: (position) => Effect.flatMap(index, ({ nearest }) => found(nearest(position, 1)[0]?.item)),
    }
  }),
)
