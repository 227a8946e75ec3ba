import { HttpApiMiddleware } from "effect/http-api"

import { errorResponses, searchErrorResponses } from "./errors.ts"
import { RequestError } from "./RequestError.ts"

/**
 * Answers requests that do not match the HTTP contract. Without this guard the framework answers with an
 * empty 400.
 */
export class RequestGuard extends HttpApiMiddleware.Service<RequestGuard>()("adapters/http/RequestGuard", {
  error: errorResponses(RequestError, "InvalidRequest", "InvalidValue", "Unavailable"),
}) {}

/**
 * Answers requests to the search service that do not match the HTTP contract, with the search service's
 * error body.
 */
export class SearchRequestGuard extends HttpApiMiddleware.Service<SearchRequestGuard>()(
  "adapters/http/SearchRequestGuard",
  { error: searchErrorResponses(RequestError, "InvalidRequest", "Unavailable") },
) {}
