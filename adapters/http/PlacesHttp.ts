import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { places } from "../client/places.ts"
import { maxPlaceQueryLength } from "./contract/paths.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(PlacesError)

/** The places, called over HTTP. */
export const layer: Layer.Layer<Places, never, ShopConnection> = Layer.effect(
  Places,
  Effect.map(ShopConnection, (shop) => {
    const { byId, nearest, search } = places(shop)
    return {
      search: (query, limit) =>
        answer((signal) => search(query.slice(0, maxPlaceQueryLength), limit, { signal })),
      byId: (id) =>
        id === ""
          ? Effect.fail(new PlacesError({ reason: "UnknownPlace" }))
          : answer((signal) => byId(id, { signal })),
      byPosition: (position) => answer((signal) => nearest(position, { signal })),
    }
  }),
)
