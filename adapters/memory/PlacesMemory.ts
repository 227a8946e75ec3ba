import { Effect, Layer } from "effect"

import { makeNearest } from "@heimwerk/core/market/nearest.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { Places, PlacesError } from "@heimwerk/core/ports/Places.ts"

const found = (place: Place | undefined): Effect.Effect<Place, PlacesError> =>
  place === undefined ? Effect.fail(new PlacesError({ reason: "NotFound" })) : Effect.succeed(place)

/** Searches the places given; the indexes are built once. */
export const layer = (places: ReadonlyArray<Place>): Layer.Layer<Places> =>
  Layer.sync(Places, () => {
    const search = makePlaceSearch(places)
    const nearest = makeNearest(places, ({ geoPoint }) => geoPoint)
    const byId = new Map(places.map((place) => [place.id, place]))
    return {
      search: (query, limit) => Effect.sync(() => search(query, limit)),
      byId: (id) => found(byId.get(id)),
      byPosition: (position) => Effect.suspend(() => found(nearest(position, 1)[0]?.item)),
    }
  })
