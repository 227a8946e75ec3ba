import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"

import { isSecure, Settings, type ShopSettings } from "./ShopSettings.ts"
import { Visitors } from "./Visitors.ts"

/** A basket without personal data lives 30 days after its last change (quality T-S10). */
const maxAge = "30 days"

/** The name of the session cookie. `__Host-` makes browsers refuse it from other hosts and without TLS. */
export const sessionCookie = (settings: ShopSettings) =>
  isSecure(settings) ? "__Host-heimwerk_session" : "heimwerk_session"

/** Whoever sent this request; undefined for somebody without a session. */
export const visitorOfRequest = Effect.gen(function* () {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const token = cookies[sessionCookie(yield* Settings)]
  if (token === undefined || token === "") return undefined
  return yield* (yield* Visitors).resolve(token)
})

/** Whether the request carries a session: its answers are for nobody else. */
export const hasSession = Effect.gen(function* () {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  return cookies[sessionCookie(yield* Settings)] !== undefined
})

const sendCookie = Effect.fnUntraced(function* (token: string) {
  const settings = yield* Settings
  yield* HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(
      HttpServerResponse.setCookieUnsafe(response, sessionCookie(settings), token, {
        httpOnly: true,
        maxAge,
        path: "/",
        sameSite: "lax",
        secure: isSecure(settings),
      }),
    ),
  )
})

/** Whoever sent this request; somebody without a session gets one, and the answer carries its cookie. */
export const visitorForFirstChange = Effect.gen(function* () {
  const known = yield* visitorOfRequest
  if (known !== undefined) return known
  const { token, visitorId } = yield* (yield* Visitors).create
  yield* sendCookie(token)
  return visitorId
})
