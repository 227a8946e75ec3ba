import type { ServerResponse } from "node:http"

import { Duration, Effect } from "effect"
import type { HttpServerResponse } from "effect/http"

import { errorPage } from "../plain/errorPage.ts"
import { wantsPage } from "../plain/wantsPage.ts"
import { headOf, withCrossOrigin } from "../security/crossOrigin.ts"
import { withSecurityHeaders } from "../security/headers.ts"
import { refusal } from "../security/refusal.ts"
import { Settings } from "../settings/ShopSettings.ts"
import { countRefusal } from "../telemetry/measures.ts"
import type { Listener } from "./listen.ts"

/** Value of `Retry-After` in seconds. The requests that wait meanwhile are answered within this time. */
const retryAfter = "2"

/** How long refused requests are counted for one line of the log. */
const logInterval = Duration.seconds(1)

/** Writes an answer whose body is in memory, as all answers of this file are. */
const write = (response: ServerResponse, method: string, answer: HttpServerResponse.HttpServerResponse) => {
  if (answer.body._tag !== "Uint8Array") throw new TypeError(`The body is of the kind ${answer.body._tag}.`)
  const { body, contentLength, contentType } = answer.body
  response.writeHead(answer.status, {
    ...answer.headers,
    "content-type": contentType,
    "content-length": contentLength,
    "retry-after": retryAfter,
  })
  response.end(method === "HEAD" ? undefined : body)
}

/**
 * Makes a listener that answers every request with 503: with an error page for a navigation of a browser, otherwise
 * with an error document. It uses neither the router nor the access log, because it must be much cheaper than an
 * answer (ADR 0110). At most once a second, it logs the number of refused requests.
 */
export const makeRefuse = Effect.gen(function* () {
  const settings = yield* Settings
  const protect = withSecurityHeaders(settings)
  const run = Effect.runForkWith(yield* Effect.context())
  let refused = 0
  const log = Effect.gen(function* () {
    yield* Effect.sleep(logInterval)
    const count = refused
    refused = 0
    yield* Effect.logWarning(`Too many requests wait, so the server refused ${count} others within a second`)
  })
  const refuse: Listener = (request, response) => {
    const asked = headOf(request)
    const answer = wantsPage(asked) ? errorPage("Unavailable", asked) : refusal("Unavailable")
    write(response, asked.method, withCrossOrigin(asked, settings)(protect(answer)))
    Effect.runSync(countRefusal("Overloaded"))
    refused += 1
    if (refused === 1) run(log)
  }
  return refuse
})
