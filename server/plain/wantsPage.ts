import type { RequestHead } from "../security/crossOrigin.ts"
import { isPlainForm } from "./isPlainForm.ts"

/**
 * Returns whether the request is a navigation of a browser: it accepts HTML, and it is a GET or HEAD request or
 * submits a form that works without JavaScript. All other requests get answers for programs.
 */
export const wantsPage = ({ headers, method, url }: RequestHead) =>
  (method === "GET" || method === "HEAD" || isPlainForm(method, url)) &&
  headers["accept"]?.includes("text/html") === true
