import * as Effect from "effect/Effect"

import { makeNearest } from "../geo/nearest.ts"
import { type Places, PlacesError } from "./Places.port.ts"
import type { Place } from "./Place.ts"
import { makePlaceSearch } from "./search.ts"

const found = (place: Place | undefined): Effect.Effect<Place, PlacesError> =>
  place === undefined ? Effect.fail(new PlacesError({ reason: "UnknownPlace" })) : Effect.succeed(place)

/**
 * Implements the port `Places` on a list of places in memory. Builds the index of postcodes at once, and
 * every other index on its first use.
 */
export const makePlaces = (places: ReadonlyArray<Place>): Places["Service"] => {
  const search = makePlaceSearch(places)
  let nearest: ReturnType<typeof makeNearest<Place>> | undefined
  let byId: ReadonlyMap<string, Place> | undefined
  return {
    search: (query, limit) => Effect.sync(() => search(query, limit)),
    byId: (id) =>
      Effect.suspend(() => found((byId ??= new Map(places.map((place) => [place.id, place]))).get(id))),
    byPosition: (position) =>
      Effect.suspend(() => {
        nearest ??= makeNearest(places, ({ geoPoint }) => geoPoint)
        return found(nearest(position, 1)[0]?.item)
      }),
  }
}
