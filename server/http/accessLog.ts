import { Clock, Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

const pathOf = (url: string) => url.split(/[?#]/u, 1)[0] ?? "/"

/**
 * Logs one line per request: method, path, status, and milliseconds until the answer began. Never logs the
 * query, a network address or a header, because they may contain personal data (quality T-I8).
 */
export const accessLog = <E, R>(
  { method, url }: HttpServerRequest.HttpServerRequest,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
) =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const response = yield* answer
    const millis = (yield* Clock.currentTimeMillis) - start
    yield* Effect.logInfo(`${method} ${pathOf(url)} ${response.status} ${millis}ms`)
    return response
  })
