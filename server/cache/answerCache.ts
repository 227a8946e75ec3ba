import { Clock, Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { maxAgeMillis } from "./DataVersion.ts"

/** Maximum size of all cached bodies before compression, in bytes. */
const maxBytes = 32 * 1024 * 1024

/** Answers a request with a cached answer. */
export type Responder = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>

interface Entry {
  readonly version: string
  readonly madeAt: number
  readonly size: number
  readonly respond: Responder
  /** Whether a request is making the next version. Other requests get the old version meanwhile. */
  isRenewing: boolean
}

/** A public answer that many visitors may get. */
interface Cached {
  /**
   * Key of the answer in the cache. It contains everything that changes the bytes of the answer, except the
   * version.
   */
  readonly key: string
  /** The version of the data (`DataVersion`). The answer is made again when it changes. */
  readonly version: Effect.Effect<string>
  /**
   * Returns whether a new answer may be cached. Otherwise it is sent only to the visitor who requested it.
   */
  readonly isShared: (response: HttpServerResponse.HttpServerResponse) => boolean
  /** Makes the function that serves a cached answer. */
  readonly responder: (body: Uint8Array, response: HttpServerResponse.HttpServerResponse) => Responder
}

const bytesOf = ({ body }: HttpServerResponse.HttpServerResponse) =>
  body._tag === "Uint8Array" ? body.body : undefined

/**
 * Makes a cache of public answers in memory. The answers that were unused for the longest time are removed first.
 */
export const makeAnswerCache = () => {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  const keep = (key: string, entry: Entry) => {
    remove(key)
    entries.set(key, entry)
    bytes += entry.size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }
  return <E, R>(
    request: HttpServerRequest.HttpServerRequest,
    { isShared, key, responder, version: read }: Cached,
    make: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
  ) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const version = yield* read
      const kept = entries.get(key)
      if (kept !== undefined) {
        const isUsable = kept.isRenewing && now - kept.madeAt < maxAgeMillis
        if (kept.version === version || isUsable) {
          entries.delete(key)
          entries.set(key, kept)
          return yield* kept.respond(request)
        }
        kept.isRenewing = true
      }
      const response = yield* Effect.ensuring(
        make,
        Effect.sync(() => {
          if (kept !== undefined) kept.isRenewing = false
        }),
      )
      const body = bytesOf(response)
      if (body === undefined || response.status !== 200 || !isShared(response)) return response
      const respond = responder(body, response)
      keep(key, { version, madeAt: now, size: body.byteLength, respond, isRenewing: false })
      return yield* respond(request)
    })
}
