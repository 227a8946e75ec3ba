import type { HttpServerRequest } from "effect/http"

/**
 * Returns whether the request is a navigation of a browser: a GET or HEAD request that accepts HTML. All
 * other requests get answers for programs.
 */
export const wantsPage = ({ headers, method }: HttpServerRequest.HttpServerRequest) =>
  (method === "GET" || method === "HEAD") && headers["accept"]?.includes("text/html") === true
