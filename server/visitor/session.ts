import type { Tokens } from "@heimwerk/adapters/account/Tokens.ts"
import { deviceLifetimeMillis, sessionIdleMillis } from "@heimwerk/core/account/sessionTimes.ts"
import { Data, Duration, Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"

import { wantsPage } from "../plain/wantsPage.ts"
import { makeNetworkLimit } from "../security/networkLimit.ts"
import { isSecure, Settings, type ShopSettings } from "../settings/ShopSettings.ts"
import { type Visitor, Visitors, VisitorsError } from "./Visitors.ts"

/** Maximum number of new sessions per hour and network: each stores a basket or a wishlist for 30 days. */
const maxSessions = 600

const hourMillis = 60 * 60 * 1000

/** The network of the visitor has started too many sessions. */
export class TooManySessions extends Data.TaggedError("TooManySessions")<object> {}

/** Lifetime of the session cookie. */
const sessionAge = Duration.millis(sessionIdleMillis)

/** Time in which a guest's session cookie is not sent again: 1 hour. */
const renewalPause = Duration.hours(1)

/** Lifetime of the device cookie, from the last login on. */
const deviceAge = Duration.millis(deviceLifetimeMillis)

/**
 * Returns the full name of a cookie. Browsers accept a cookie with the prefix `__Host-` only over TLS and only
 * from the host itself.
 */
const cookieName = (settings: ShopSettings, name: string) =>
  isSecure(settings) ? `__Host-heimwerk_${name}` : `heimwerk_${name}`

/** The name of the session cookie. */
export const sessionCookie = (settings: ShopSettings) => cookieName(settings, "session")

/** The name of the cookie by which a customer's known devices are recognised (quality T-S8). */
const deviceCookie = (settings: ShopSettings) => cookieName(settings, "device")

/** The name of the cookie that a guest has for 1 hour after a page has sent the session cookie again. */
const renewedCookie = (settings: ShopSettings) => cookieName(settings, "renewed")

const readCookie = Effect.fnUntraced(function* (nameOf: (settings: ShopSettings) => string) {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const value = cookies[nameOf(yield* Settings)]
  return value === "" ? undefined : value
})

/** The token in the session cookie of the request, or `undefined` without a session. */
export const sessionToken = readCookie(sessionCookie)

/** Returns the visitor who sent the request, or `undefined` if there is no session. */
export const visitorOfRequest = Effect.gen(function* () {
  const token = yield* sessionToken
  return token === undefined ? undefined : yield* (yield* Visitors).resolve(token)
})

/** Returns whether the request has a session cookie. The response must then not be cached for others. */
export const hasSession = Effect.gen(function* () {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  return cookies[sessionCookie(yield* Settings)] !== undefined
})

/** Adds a cookie to the response. Neither scripts nor other sites can read it. A lifetime of 0 deletes it. */
const sendCookie = (settings: ShopSettings, name: string, token: string, maxAge: Duration.Duration) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(
      HttpServerResponse.setCookieUnsafe(response, name, token, {
        httpOnly: true,
        maxAge,
        path: "/",
        sameSite: "lax",
        secure: isSecure(settings),
      }),
    ),
  )

/**
 * Returns the visitor of the request with the data for the layout, or `undefined` if there is no session. An
 * answer to a navigation sends a guest's session cookie again, at most once an hour. A more frequent one could arrive
 * late and replace the new cookie of a login, and so could answers to programs. A customer gets a new cookie with each
 * login. The time of the last visit cannot limit this, because requests of programs record visits, too.
 */
export const overviewOfRequest = Effect.gen(function* () {
  const token = yield* sessionToken
  if (token === undefined) return undefined
  const found = yield* (yield* Visitors).overview(token)
  const isGuestVisit =
    found !== undefined &&
    found.customer === undefined &&
    wantsPage(yield* HttpServerRequest.HttpServerRequest)
  if (isGuestVisit && (yield* readCookie(renewedCookie)) === undefined) {
    const settings = yield* Settings
    yield* sendCookie(settings, sessionCookie(settings), token, sessionAge)
    yield* sendCookie(settings, renewedCookie(settings), "1", renewalPause)
  }
  return found
})

/** Starts a session and adds its cookie to the response. */
export const startSession = Effect.gen(function* () {
  const settings = yield* Settings
  const { isExceeded } = yield* makeNetworkLimit("session", maxSessions, hourMillis)
  if (yield* Effect.mapError(isExceeded, (cause) => new VisitorsError({ cause })))
    return yield* new TooManySessions()
  const { token, visitorId } = yield* (yield* Visitors).create
  yield* sendCookie(settings, sessionCookie(settings), token, sessionAge)
  const visitor: Visitor = { visitorId }
  return visitor
})

/** The tokens in the cookies of the request. New tokens are set in the response. */
export const tokensOfRequest = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const settings = yield* Settings
  const here = Effect.provideService(HttpServerRequest.HttpServerRequest, request)
  const tokens: Tokens = {
    session: yield* Effect.map(sessionToken, Effect.succeed),
    device: yield* Effect.map(readCookie(deviceCookie), Effect.succeed),
    keep: ({ device, session }) =>
      here(
        Effect.andThen(
          sendCookie(settings, sessionCookie(settings), session, sessionAge),
          sendCookie(settings, deviceCookie(settings), device, deviceAge),
        ),
      ),
    drop: here(sendCookie(settings, sessionCookie(settings), "", Duration.zero)),
  }
  return tokens
})
