import { HttpApiMiddleware } from "effect/http-api"

import { InvalidRequest, InvalidValue } from "./problem.ts"
import { InvalidSearch } from "./search/problem.ts"

/** Gives requests that do not fit the contract a body; without it the framework answers an empty 400. */
export class RequestGuard extends HttpApiMiddleware.Service<RequestGuard>()("adapters/http/RequestGuard", {
  error: [InvalidRequest, InvalidValue],
}) {}

/** The same in the words of the search service. */
export class SearchRequestGuard extends HttpApiMiddleware.Service<SearchRequestGuard>()(
  "adapters/http/SearchRequestGuard",
  { error: InvalidSearch },
) {}
