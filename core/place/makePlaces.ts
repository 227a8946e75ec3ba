import * as Effect from "effect/Effect"

import { makeNearest } from "../geo/nearest.ts"
import { type Places, PlacesError } from "./Places.port.ts"
import type { Place } from "./Place.ts"
import { makePlaceSearch } from "./search.ts"

/**
 * Maximum distance from a position to its place, in km. In the shop's places, every point on land in Germany has a
 * place within 14.6 km, and every point of the outer border, which includes mud flats, within 15.1 km.
 */
const maxKm = 20

const found = (place: Place | undefined): Effect.Effect<Place, PlacesError> =>
  place === undefined ? Effect.fail(new PlacesError({ reason: "UnknownPlace" })) : Effect.succeed(place)

/**
 * Implements the port `Places` on a list of places in memory. Builds the index of postcodes at once, and
 * every other index on its first use. A position has no place if none is within 20 km, for example abroad.
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
        const [near] = nearest(position, 1)
        return found(near !== undefined && near.distanceKm <= maxKm ? near.item : undefined)
      }),
  }
}
