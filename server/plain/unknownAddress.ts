import { Effect } from "effect"
import { HttpServerError, HttpServerRequest } from "effect/http"

/** Fails as for an address without a route: a browser gets the not-found page, a program gets a code. */
export const unknownAddress = Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
  Effect.fail(
    new HttpServerError.HttpServerError({ reason: new HttpServerError.RouteNotFound({ request }) }),
  ),
)
