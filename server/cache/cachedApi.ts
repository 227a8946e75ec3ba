import { sharedPaths } from "@heimwerk/adapters/http/contract/paths.ts"
import { Effect } from "effect"
import { Headers, HttpServerRequest, type HttpServerResponse } from "effect/http"

import { encodedResponder } from "../files/encoded.ts"
import { makeAnswerCache, type Responder } from "./answerCache.ts"
import { DataVersion } from "./DataVersion.ts"

/**
 * Matches a URL with the id of a visit. With the visitor's consent the handler tracks such a request, so it is
 * never answered from the cache.
 */
const isTracked = /[?&]sid=[^&]/u

const isSharedRequest = ({ method, url }: HttpServerRequest.HttpServerRequest) =>
  method === "GET" && sharedPaths.some((path) => url.startsWith(path)) && !isTracked.test(url)

const isJson = ({ cookies, headers }: HttpServerResponse.HttpServerResponse) =>
  headers["content-type"]?.startsWith("application/json") === true &&
  Object.keys(cookies.cookies).length === 0

/** Serves a compressed JSON answer. A client that already has the same bytes gets 304. */
const jsonResponder = (bytes: Uint8Array, { headers }: HttpServerResponse.HttpServerResponse): Responder =>
  encodedResponder({
    bytes,
    contentType: "application/json",
    cacheControl: headers["cache-control"] ?? "no-store",
    isCompressible: true,
    isShortLived: true,
  })

/**
 * Wraps the router. Serves suggestions, places and lists from memory until the world changes, for at most 30 s
 * (ADR 0068). The handler sees only the header `host`, so that no other header can change a cached answer.
 */
export const withCachedApi = <E, R>(
  router: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R | HttpServerRequest.HttpServerRequest>,
) => {
  const cached = makeAnswerCache()
  return Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    if (!isSharedRequest(request)) return yield* router
    const { world } = yield* DataVersion
    const { host } = request.headers
    const headers = Headers.fromInput(host === undefined ? {} : { host })
    const made = Effect.provideService(
      router,
      HttpServerRequest.HttpServerRequest,
      request.modify({ headers }),
    )
    return yield* cached(
      request,
      { key: request.url, version: world, isShared: isJson, responder: jsonResponder },
      made,
    )
  })
}
