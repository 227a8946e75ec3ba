import type { Headers } from "effect/http"

interface Request {
  readonly headers: Headers.Headers
  readonly method: string
}

/**
 * Returns whether the request is a navigation of a browser: a GET or HEAD request that accepts HTML. All
 * other requests get answers for programs.
 */
export const wantsPage = ({ headers, method }: Request) =>
  (method === "GET" || method === "HEAD") && headers["accept"]?.includes("text/html") === true
