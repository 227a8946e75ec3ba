import { HttpApiMiddleware } from "effect/http-api"

import { errorResponses, searchErrorResponses } from "./errors.ts"
import { RequestError } from "./RequestError.ts"

/** Answers requests that do not fit the contract. Without it the framework sends an empty 400. */
export class RequestGuard extends HttpApiMiddleware.Service<RequestGuard>()("adapters/http/RequestGuard", {
  error: errorResponses(RequestError, "InvalidRequest", "InvalidValue", "Unavailable"),
}) {}

/** The same guard with the error body of the search service. */
export class SearchRequestGuard extends HttpApiMiddleware.Service<SearchRequestGuard>()(
  "adapters/http/SearchRequestGuard",
  { error: searchErrorResponses(RequestError, "InvalidRequest", "Unavailable") },
) {}
