import type { RequestHead } from "../security/crossOrigin.ts"

/**
 * Returns whether the request is a navigation of a browser: a GET or HEAD request that accepts HTML. All
 * other requests get answers for programs.
 */
export const wantsPage = ({ headers, method }: RequestHead) =>
  (method === "GET" || method === "HEAD") && headers["accept"]?.includes("text/html") === true
