import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

/** Number of places in a response if the request names no limit. */
const defaultLimit = 10

export const layer = HttpApiBuilder.group(
  ShopApi,
  "places",
  Effect.fn(function* (handlers) {
    const places = yield* Places
    return handlers.handleAll({
      search: ({ query: { limit = defaultLimit, query } }) => places.search(query, limit),
      nearest: ({ query }) => places.byPosition(query),
      byId: ({ params }) => places.byId(params.id),
    })
  }),
)
