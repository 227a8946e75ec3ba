import { Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { type Made, makeVersionedCache } from "./versionedCache.ts"

/** Maximum size of all cached answers before compression, in bytes. */
const maxBytes = 32 * 1024 * 1024

/** Answers a request with a cached answer. */
export type Responder = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>

/** How one public answer is cached. */
interface Cached {
  /**
   * Key of the answer in the cache. It contains everything that changes the bytes of the answer, except the
   * version.
   */
  readonly key: string
  /** The version of the data (`DataVersion`). The answer is made again when it changes. */
  readonly version: Effect.Effect<string>
  /**
   * Returns whether a new answer with status 200 may be cached. Any other answer is sent only to the visitor
   * who requested it.
   */
  readonly isShared: (response: HttpServerResponse.HttpServerResponse) => boolean
  /** Makes the function that serves a cached answer. */
  readonly responder: (body: Uint8Array, response: HttpServerResponse.HttpServerResponse) => Responder
}

const bytesOf = ({ body }: HttpServerResponse.HttpServerResponse) =>
  body._tag === "Uint8Array" ? body.body : undefined

/** Makes a cache of public answers in memory. */
export const makeAnswerCache = () => {
  const cached = makeVersionedCache<Responder>(maxBytes)
  return <E, R>(
    request: HttpServerRequest.HttpServerRequest,
    { isShared, key, responder, version }: Cached,
    make: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
  ) => {
    const made = Effect.map(make, (response): Made<Responder> => {
      const body = bytesOf(response)
      return body === undefined || response.status !== 200 || !isShared(response)
        ? { value: () => Effect.succeed(response), size: undefined }
        : { value: responder(body, response), size: body.byteLength }
    })
    return Effect.flatMap(cached(key, version, made), (respond) => respond(request))
  }
}
