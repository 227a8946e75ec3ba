import { Duration, Effect } from "effect"

import { errorPage } from "../plain/errorPage.ts"
import { wantsPage } from "../plain/wantsPage.ts"
import { withSecurityHeaders } from "../security/headers.ts"
import { refusal } from "../security/refusal.ts"
import { Settings } from "../settings/ShopSettings.ts"
import { countRefusal } from "../telemetry/measures.ts"
import type { Listener } from "./listen.ts"

/** Value of `Retry-After` in seconds. The requests that wait meanwhile are answered within this time. */
const retryAfter = "2"

/** How long refused requests are counted for one line of the log. */
const logInterval = Duration.seconds(1)

/**
 * Makes a listener that answers every request with 503: with an error page for a navigation of a browser, otherwise
 * with an error document. It uses neither the router nor the access log, because it must be much cheaper than an
 * answer (ADR 0110). At most once a second, it logs the number of refused requests.
 */
export const makeRefuse = Effect.gen(function* () {
  const protect = withSecurityHeaders(yield* Settings)
  const run = Effect.runForkWith(yield* Effect.context())
  let refused = 0
  const log = Effect.gen(function* () {
    yield* Effect.sleep(logInterval)
    yield* Effect.logWarning(
      `Too many requests wait, so the server refused ${refused} others within a second`,
    )
    refused = 0
  })
  const refuse: Listener = (request, response) => {
    const answer = protect(
      wantsPage(request) ? errorPage("Unavailable", request.url ?? "/") : refusal("Unavailable"),
    )
    const sent = answer.body._tag === "Uint8Array" ? answer.body : undefined
    response.writeHead(answer.status, {
      ...answer.headers,
      "content-type": sent?.contentType ?? "text/plain",
      "content-length": sent?.contentLength ?? 0,
      "retry-after": retryAfter,
    })
    response.end(request.method === "HEAD" ? undefined : sent?.body)
    Effect.runSync(countRefusal("Overloaded"))
    refused += 1
    if (refused === 1) run(log)
  }
  return refuse
})
