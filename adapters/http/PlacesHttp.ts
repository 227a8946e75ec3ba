import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { longestPlaceQuery, UnknownPlace, PlacesApi } from "./contract/places.ts"
import { withinBudget } from "./retry.ts"

const isUnknownPlace = Schema.is(UnknownPlace)

const toError = (cause: unknown) =>
  isUnknownPlace(cause)
    ? new PlacesError({ reason: "NotFound" })
    : new PlacesError({ reason: "Unavailable", cause })

const answer = withinBudget(toError)

/** The places of a shop over HTTP. */
export const layer: Layer.Layer<Places, never, ShopClient> = Layer.effect(
  Places,
  Effect.map(clientOf(PlacesApi), ({ calls: { places } }) => ({
    search: Effect.fn("PlacesHttp.search")((query: string, limit: number) =>
      answer(places.search({ query: { query: query.slice(0, longestPlaceQuery), limit } })),
    ),
    byId: Effect.fn("PlacesHttp.byId")((id: string) =>
      id === ""
        ? Effect.fail(new PlacesError({ reason: "NotFound" }))
        : answer(places.byId({ params: { id } })),
    ),
    byPosition: Effect.fn("PlacesHttp.byPosition")((query) => answer(places.nearest({ query }))),
  })),
)
