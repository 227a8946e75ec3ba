import { Clock, Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

const pathOf = (url: string) => url.split(/[?#]/u, 1)[0] ?? "/"

/**
 * One line per request: method, path, status, milliseconds until the answer began. Never the query, which may hold what
 * somebody typed, nor an address or a header (quality T-I8).
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
