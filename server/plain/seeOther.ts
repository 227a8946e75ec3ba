import { HttpServerResponse } from "effect/http"

/** Redirects to a page with GET (303), so that a reload of the page submits nothing again. */
export const seeOther = (path: string) =>
  HttpServerResponse.redirect(path, { status: 303, headers: { "cache-control": "no-store" } })
