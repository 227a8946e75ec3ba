import { consentCookie, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import { Clock, Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"

import { makeAnswerCache, type Responder } from "../cache/answerCache.ts"
import { DataVersion } from "../cache/DataVersion.ts"
import { encodedResponder } from "../files/encoded.ts"
import { isSecure, originFor, Settings, type ShopSettings } from "../settings/ShopSettings.ts"
import { sessionCookie } from "../visitor/session.ts"
import { requestCookies } from "./cookies.ts"
import { htmlType, ownPage, renderPage, sharedPage } from "./render.ts"
import { makeSessionPages } from "./sessionPages.ts"
import { withOnlyCookies } from "./withOnlyCookies.ts"
import { withoutCampaigns } from "./withoutCampaigns.ts"

/**
 * Returns whether no cookie of the request names a visitor or a market. Most pages then show nothing about
 * the visitor.
 */
const isAnonymous = Effect.gen(function* () {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const personal = [sessionCookie(yield* Settings), ...Object.values(marketCookies)]
  return personal.every((name) => cookies[name] === undefined)
})

/** Returns whether a page may be cached for other visitors. */
const isShared =
  (settings: ShopSettings) =>
  ({ cookies, headers }: HttpServerResponse.HttpServerResponse) =>
    headers["cache-control"] === sharedPage(settings) && Object.keys(cookies.cookies).length === 0

/** Serves a page compressed. Answers 304 if the browser already has the same bytes. */
const pageResponder = (bytes: Uint8Array, { headers }: HttpServerResponse.HttpServerResponse): Responder => {
  const { "content-length": _, ...others } = headers
  return encodedResponder({
    bytes,
    contentType: htmlType,
    cacheControl: headers["cache-control"] ?? "no-store",
    headers: others,
    isCompressible: true,
    isShortLived: true,
  })
}

/** Sends the visitor's lasting cookies again. A response with cookies is for this visitor only. */
const withRenewedCookies = Effect.fnUntraced(function* (response: HttpServerResponse.HttpServerResponse) {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const now = yield* Clock.currentTimeMillis
  const { apply, isPersonal } = requestCookies(cookies, isSecure(yield* Settings), now)
  if (!isPersonal()) return response
  const { "cache-control": caching } = response.headers
  return apply(
    caching === "no-store" ? response : HttpServerResponse.setHeader(response, "cache-control", ownPage),
  )
})

/**
 * Makes the handler of all pages. A page without data of a visitor is rendered and compressed once for visitors
 * who have decided about consents, and once for all others. It is served from memory until articles, markets or
 * stock change, for at most 30 s (ADR 0068). `makeSessionPages` handles the other pages. In development, every
 * page is rendered for each request.
 */
export const makeCachedPages = () => {
  const cached = makeAnswerCache()
  const sessionPage = makeSessionPages()
  const page = Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const settings = yield* Settings
    if (settings.development) return yield* renderPage(true)
    if (!(yield* isAnonymous)) return yield* sessionPage
    const { stockedWorld } = yield* DataVersion
    const key = [
      originFor(settings, request.headers["host"]),
      readKeptConsents(request.cookies[consentCookie])?.hasDecided === true,
      request.url,
    ].join(" ")
    const rendered = Effect.provideService(
      renderPage(false),
      HttpServerRequest.HttpServerRequest,
      withOnlyCookies(request, [consentCookie]),
    )
    const response = yield* cached(
      request,
      { key, version: stockedWorld, isShared: isShared(settings), responder: pageResponder },
      rendered,
    )
    return yield* withRenewedCookies(response)
  })
  return withoutCampaigns(page)
}
