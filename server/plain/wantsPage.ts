import type { HttpServerRequest } from "effect/http"

/** Returns whether the request is a navigation of a browser. All other requests get answers for programs. */
export const wantsPage = ({ headers, method }: HttpServerRequest.HttpServerRequest) =>
  (method === "GET" || method === "HEAD") && headers["accept"]?.includes("text/html") === true
