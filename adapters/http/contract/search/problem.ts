import * as Schema from "effect/Schema"
import { HttpApiSchema } from "effect/http-api"

/** The search service's error body (FACT-Finder NG REST v4): what went wrong, and a German sentence about it. */
const searchProblem = <const Codes extends ReadonlyArray<string>>(status: number, codes: Codes) =>
  Schema.Struct({ error: Schema.Literals(codes), errorDescription: Schema.String }).pipe(
    HttpApiSchema.status(status),
  )

/** An unknown channel, sort or filter field, or a page that is no number from 1. */
export const InvalidSearch = searchProblem(400, ["InvalidRequest"])
export type InvalidSearch = typeof InvalidSearch.Type

export const UnknownRecord = searchProblem(404, ["NotFound"])
export type UnknownRecord = typeof UnknownRecord.Type

export const SearchUnavailable = searchProblem(503, ["Unavailable"])
export type SearchUnavailable = typeof SearchUnavailable.Type
