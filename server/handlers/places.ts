import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { placesProblem, unavailable } from "./problems.ts"

/** Places answered when the question does not say how many. */
const defaultLimit = 10

export const layer = HttpApiBuilder.group(
  ShopApi,
  "places",
  Effect.fn(function* (handlers) {
    const places = yield* Places
    return handlers.handleAll({
      search: ({ query: { limit = defaultLimit, query } }) =>
        Effect.mapError(places.search(query, limit), unavailable),
      nearest: ({ query }) => Effect.mapError(places.byPosition(query), placesProblem),
      byId: ({ params }) => Effect.mapError(places.byId(params.id), placesProblem),
    })
  }),
)
