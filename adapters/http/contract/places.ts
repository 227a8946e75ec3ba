import { PlacesError } from "@heimwerk/core/place/Places.port.ts"
import { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { RequestGuard } from "./RequestGuard.ts"
import { errorResponses } from "./errors.ts"
import { maxPlaceQueryLength, placesPath } from "./paths.ts"

const degrees = (limit: number) =>
  Schema.FiniteFromString.check(Schema.isBetween({ minimum: -limit, maximum: limit }))

/**
 * Endpoints for places by text, by id and by position. The specification describes calls of the maps script
 * instead, so the paths are our choice (ADR 0004). Forms and markets 7 specifies the kinds of query.
 */
export class PlacesApi extends HttpApiGroup.make("places")
  .add(
    HttpApiEndpoint.get("search", placesPath, {
      query: {
        query: Schema.String.check(Schema.isMaxLength(maxPlaceQueryLength)),
        limit: Schema.optionalKey(
          Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 50 })),
        ),
      },
      success: PlaceAnswer,
      error: errorResponses(PlacesError, "Unavailable"),
    }),
    HttpApiEndpoint.get("nearest", `${placesPath}/nearest`, {
      query: { lat: degrees(90), lng: degrees(180) },
      success: Place,
      error: errorResponses(PlacesError),
    }),
    HttpApiEndpoint.get("byId", `${placesPath}/:id`, {
      params: { id: Schema.NonEmptyString },
      success: Place,
      error: errorResponses(PlacesError),
    }),
  )
  .middleware(RequestGuard) {}
