import { MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import { PlacesError } from "@heimwerk/core/place/Places.port.ts"
import { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { errorResponses } from "./errors.ts"
import { marketStatusPath, maxPlaceQueryLength, nearMarketsPath } from "./paths.ts"
import { RequestError } from "./RequestError.ts"
import { RequestGuard } from "./RequestGuard.ts"

/** Maximum length of a typed time, in characters. */
const maxTimeLength = 60

const at = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxTimeLength)))

/** Fields of a market's status in both answers below. Times are ISO 8601 with the offset of Berlin. */
const statusFields = {
  id: Schema.String,
  name: Schema.String,
  open: Schema.Boolean,
  /** German status: `Geöffnet bis 20:00 Uhr`, or the opening hours if `at` is a whole day. */
  status: Schema.String,
  /** Time of the next opening. Missing if the market does not open within 60 days. */
  next: Schema.optionalKey(Schema.String),
}

/** The status of a market at a time (`marketStatus` of core). */
export class MarketStatusAnswer extends Schema.Opaque<MarketStatusAnswer>()(
  Schema.Struct({
    ...statusFields,
    at: Schema.String,
    /** Closing time of an open market. Missing if `at` is a whole day. */
    until: Schema.optionalKey(Schema.String),
    hours: Schema.String,
    specialDay: Schema.optionalKey(Schema.String),
    /** A full German sentence: `Ja, geöffnet bis 13:00 Uhr (Heiligabend, Donnerstag 24.12.2026)`. */
    answer: Schema.String,
  }),
) {}

/** The markets near a position, nearest first (`nearMarkets` of core). */
export class NearMarketsAnswer extends Schema.Opaque<NearMarketsAnswer>()(
  Schema.Struct({
    at: Schema.String,
    position: Schema.Struct({ name: Schema.String, geoPoint: GeoPoint }),
    /** German sentences which say that the place is ambiguous or that no market is open. */
    remarks: Schema.Array(Schema.String),
    markets: Schema.Array(
      Schema.Struct({ ...statusFields, distanceKm: Schema.Finite, distanceText: Schema.String }),
    ),
  }),
) {}

const refusals = errorResponses(RequestError, "InvalidRequest", "NotFound")

/**
 * Answers about markets for programs that cannot run the rules of core (docs/adr/0071). The rules are those of
 * the store finder and of the command line.
 */
export class MarketAnswersApi extends HttpApiGroup.make("marketAnswers")
  .add(
    HttpApiEndpoint.get("near", nearMarketsPath, {
      query: {
        near: Schema.String.check(Schema.isMaxLength(maxPlaceQueryLength)),
        at,
        open: Schema.optionalKey(Schema.Literals(["true", "false"])),
        limit: Schema.optionalKey(
          Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 50 })),
        ),
      },
      success: NearMarketsAnswer,
      error: [...errorResponses(MarketsError), ...errorResponses(PlacesError, "Unavailable"), ...refusals],
    }),
    HttpApiEndpoint.get("status", marketStatusPath, {
      params: { id: MarketId },
      query: { at },
      success: MarketStatusAnswer,
      error: [...errorResponses(MarketsError), ...refusals],
    }),
  )
  .middleware(RequestGuard) {}
