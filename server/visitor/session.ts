import type { Tokens } from "@heimwerk/adapters/account/Tokens.ts"
import { Duration, Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"

import { isSecure, Settings, type ShopSettings } from "../settings/ShopSettings.ts"
import { type Visitor, Visitors } from "./Visitors.ts"

/** A basket without personal data lives 30 days after its last change (quality T-S10). */
const sessionAge = Duration.days(30)

/** A device its customer has logged in with is known for half a year after the last time. */
const deviceAge = Duration.days(180)

/** The name of a cookie. `__Host-` makes browsers refuse it from other hosts and without TLS. */
const cookieName = (settings: ShopSettings, name: string) =>
  isSecure(settings) ? `__Host-heimwerk_${name}` : `heimwerk_${name}`

/** The name of the session cookie. */
export const sessionCookie = (settings: ShopSettings) => cookieName(settings, "session")

/** The name of the cookie by which the shop knows the devices of a customer (quality T-S8). */
const deviceCookie = (settings: ShopSettings) => cookieName(settings, "device")

const readCookie = Effect.fnUntraced(function* (nameOf: (settings: ShopSettings) => string) {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const value = cookies[nameOf(yield* Settings)]
  return value === "" ? undefined : value
})

const sessionToken = readCookie(sessionCookie)

/** Whoever sent this request; undefined for somebody without a session. */
export const visitorOfRequest = Effect.gen(function* () {
  const token = yield* sessionToken
  return token === undefined ? undefined : yield* (yield* Visitors).resolve(token)
})

/** Whether the request carries a session: its answers are for nobody else. */
export const hasSession = Effect.gen(function* () {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  return cookies[sessionCookie(yield* Settings)] !== undefined
})

/** Puts a cookie on the answer that no script and no other site gets; of no age to take it away. */
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

/** Whoever sent this request; somebody without a session gets one, and the answer carries its cookie. */
export const visitorForFirstChange = Effect.gen(function* () {
  const known = yield* visitorOfRequest
  if (known !== undefined) return known
  const settings = yield* Settings
  const { token, visitorId } = yield* (yield* Visitors).create
  yield* sendCookie(settings, sessionCookie(settings), token, sessionAge)
  const visitor: Visitor = { visitorId }
  return visitor
})

/** The tokens of a request, and of its answer. */
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
