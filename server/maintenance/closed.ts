import { maintenancePage } from "@heimwerk/core/navigation/pageTexts.ts"
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

import { ClientFiles } from "../files/ClientFiles.ts"
import { plainPage } from "../plain/plainPage.ts"
import { retryButton } from "../plain/retryButton.ts"
import { wantsPage } from "../plain/wantsPage.ts"
import { refusal } from "../security/refusal.ts"
import { Maintenance } from "./Maintenance.ts"

/** Value of `Retry-After` in seconds, for programs and crawlers. */
const retryAfter = "300"

/** Drawing of a paint roller. */
const sign = `<svg class="sign" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><rect x="6" y="6" width="30" height="11" rx="2" fill="#FFC629"/><path d="M36 11.5h6V23H23v6"/><path d="M20 29h6v13h-6z" fill="#E3EFE7"/></svg>`

const { button, headline, sentences } = maintenancePage

const answer = (request: HttpServerRequest.HttpServerRequest) =>
  wantsPage(request)
    ? plainPage({
        status: 503,
        sign,
        headline,
        sentences,
        ways: retryButton(button, request),
        isClosed: true,
      })
    : refusal("Unavailable", sentences.join(" "))

/**
 * Returns whether a request is served during maintenance and by an overloaded server (ADR 0110). This applies to files
 * that open pages still need, and to the health checks, because a supervisor would restart the server without them.
 */
export const isServedAnyway = (files: ClientFiles["Service"], url: string): boolean => {
  const path = url.split("?", 1)[0] ?? "/"
  return path === "/health" || path === "/health/live" || files.find(path) !== undefined
}

/**
 * Returns the 503 answer of a shop in maintenance, or `undefined` if the shop is open or serves the request
 * anyway (storefront 2 and 8, maintenance page). Browsers get a page, programs get an error document. It
 * never queries the database, which may be in maintenance too.
 */
export const closed = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
  if (!(yield* (yield* Maintenance).isOn) || isServedAnyway(yield* ClientFiles, request.url)) return undefined
  return HttpServerResponse.setHeader(answer(request), "retry-after", retryAfter)
})
