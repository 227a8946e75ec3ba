import type { HttpServerRequest } from "effect/http"

/** Whether a person is asking: a browser that goes to an address. Everything else is answered for programs. */
export const wantsPage = ({ headers, method }: HttpServerRequest.HttpServerRequest) =>
  (method === "GET" || method === "HEAD") && headers["accept"]?.includes("text/html") === true
