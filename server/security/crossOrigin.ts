import type { IncomingMessage } from "node:http"

import { Headers, HttpServerResponse } from "effect/http"

import type { ShopSettings } from "../settings/ShopSettings.ts"

/** The part of a request on which its kind of answer depends. Requests of Node and of Effect have it. */
export interface RequestHead {
  readonly method: string
  /** The path and the query. */
  readonly url: string
  readonly headers: Headers.Headers
}

/** Returns the part of a request of Node on which its kind of answer depends. */
export const headOf = ({ headers, method = "GET", url = "/" }: IncomingMessage): RequestHead => ({
  method,
  url,
  headers: Headers.fromInput(headers),
})

/** Returns whether a request comes from a page of another front end that the setting `ALLOWED_ORIGINS` names. */
export const isFromAllowedOrigin = (
  headers: Headers.Headers,
  { allowedOrigins = [] }: ShopSettings,
): boolean => headers["origin"] !== undefined && allowedOrigins.includes(headers["origin"])

const allowed = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-credentials": "true",
  // Clients wait as long as the header says before they try again. Browsers hide it from them unless it is named here.
  "access-control-expose-headers": "retry-after",
  "cross-origin-resource-policy": "cross-origin",
})

/**
 * Answers a preflight request: the browser asks whether an allowed front end may send a request. Returns
 * `undefined` for all other requests. Browsers keep the answer for 2 hours.
 */
export const preflight = ({ headers, method }: RequestHead, settings: ShopSettings) =>
  method !== "OPTIONS" ||
  headers["access-control-request-method"] === undefined ||
  !isFromAllowedOrigin(headers, settings)
    ? undefined
    : HttpServerResponse.empty({
        status: 204,
        headers: {
          "access-control-allow-methods": "GET, POST, PUT, DELETE",
          "access-control-allow-headers":
            "client-id, content-type, idempotency-key, traceparent, x-requested-with",
          "access-control-max-age": "7200",
        },
      })

/**
 * Paths of the pictures and films of articles, categories and teasers. All of them are public. The pages of films have
 * no file extension, and the QR codes of orders have other paths.
 */
const publicPicture = /^\/(?:bilder\/|medien\/[^/?]+\.mp4(?:\?|$))/u

/**
 * Lets pages of every origin show public pictures and films: their address is all that the HTTP interface gives
 * front ends. An `<img>` sends no header `Origin`, so the path decides. A 304 answer replaces the headers that the
 * browser has stored, so it needs the header, too.
 */
const showable = (url: string) =>
  publicPicture.test(url) ? { "cross-origin-resource-policy": "cross-origin" } : {}

/**
 * Lets allowed front ends read a response of the HTTP interface, and all pages show public pictures. Pages of the shop
 * are not part of the interface, so no other origin can read them. The header `Vary` makes caches keep the answers for
 * each origin apart.
 */
export const withCrossOrigin =
  ({ headers, url }: RequestHead, settings: ShopSettings) =>
  (original: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
    const response = HttpServerResponse.setHeaders(original, showable(url))
    if (settings.allowedOrigins === undefined) return response
    if (response.headers["content-type"]?.startsWith("text/html") === true) return response
    const { vary } = response.headers
    return HttpServerResponse.setHeaders(response, {
      vary: vary === undefined ? "Origin" : `${vary}, Origin`,
      ...(isFromAllowedOrigin(headers, settings) ? allowed(headers["origin"] ?? "") : {}),
    })
  }
