import { Clock, Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { pathWords } from "./pathWords.ts"

/** Paths of the build's files. Their names contain a hash of the content. */
const builtFile = /^\/ui\/[\w./-]+$/u

/**
 * Returns the path of a URL. The operators' log keeps the identifiers in the path, because it records who
 * changed which order.
 */
export const pathOf = (url: string) => url.split(/[?#]/u, 1)[0] ?? "/"

/**
 * Returns the path with `*` for every part that is not fixed: identifiers, names, and the search terms of
 * visitors. A file of the build keeps its name only if it exists, because visitors can type any name.
 */
export const pathWithoutIdentifiers = (url: string, status: number) => {
  const path = pathOf(url)
  if (status < 400 && builtFile.test(path)) return path
  return path
    .replace(/^\/s\/.+/u, "/s/*")
    .split("/")
    .map((part) => (pathWords.has(part) ? part : "*"))
    .join("/")
}

/**
 * Logs one line per request: method, path, status, and milliseconds until the answer began. Never logs the
 * query, a network address or a header, because they may contain personal data (quality T-I8).
 *
 * @param logged returns the part of the URL to log, given the URL and the status; by default the path without
 * identifiers
 */
export const accessLog = <E, R>(
  { method, url }: HttpServerRequest.HttpServerRequest,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
  logged: (url: string, status: number) => string = pathWithoutIdentifiers,
) =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const response = yield* answer
    const millis = (yield* Clock.currentTimeMillis) - start
    const { status } = response
    yield* Effect.logInfo(`${method} ${logged(url, status)} ${status} ${millis}ms`)
    return response
  })
