import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { maxPlaceQueryLength } from "./contract/places.ts"
import { failAs } from "./failAs.ts"
import { PlacesReading } from "./reading/places.ts"

const answer = failAs(PlacesError)

/** The places, called over HTTP. */
export const layer: Layer.Layer<Places, never, ShopClient> = Layer.effect(
  Places,
  Effect.map(clientOf(PlacesReading), ({ calls: { places } }) => ({
    search: Effect.fn("PlacesHttp.search")((query: string, limit: number) =>
      answer(places.search({ query: { query: query.slice(0, maxPlaceQueryLength), limit } })),
    ),
    byId: Effect.fn("PlacesHttp.byId")((id: string) =>
      id === ""
        ? Effect.fail(new PlacesError({ reason: "UnknownPlace" }))
        : answer(places.byId({ params: { id } })),
    ),
    byPosition: Effect.fn("PlacesHttp.byPosition")((query) => answer(places.nearest({ query }))),
  })),
)
