import { BasketError, type Baskets } from "@heimwerk/core/ports/Baskets.ts"
import { Effect } from "effect"
import { commandsOver } from "@heimwerk/core/basket/commandsOver.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"

import { isSecure, Settings, type ShopSettings } from "./ShopSettings.ts"
import { Visitors } from "./Visitors.ts"

/** A basket without personal data lives 30 days after its last change (quality T-S10). */
const maxAge = "30 days"

/** The name of the session cookie. `__Host-` makes browsers refuse it from other hosts and without TLS. */
export const sessionCookie = (settings: ShopSettings) =>
  isSecure(settings) ? "__Host-heimwerk_session" : "heimwerk_session"

const unavailable = Effect.fail(new BasketError({ reason: "Unavailable" }))
const unknownLine = Effect.fail(new BasketError({ reason: "UnknownLine" }))

/** A request without a session may read an empty basket and nothing else; its first change makes a session. */
const nobodysBasket: Baskets["Service"] = {
  get: Effect.succeed(emptyBasket),
  limited: Effect.succeed(limitedBasket(emptyBasket)),
  ...commandsOver(({ kind }) => (kind === "update" || kind === "remove" ? unknownLine : unavailable)),
  moveToWishlist: () => unknownLine,
}

const visitorOfRequest = Effect.gen(function* () {
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

/** The basket of whoever sent this request, for reading and for changing what is already there. */
export const basketOfRequest = Effect.gen(function* () {
  const visitorId = yield* visitorOfRequest
  return visitorId === undefined ? nobodysBasket : yield* (yield* Visitors).baskets(visitorId)
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

/** The basket of whoever sent this request; somebody without a session gets one, and the answer carries its cookie. */
export const basketForFirstChange = Effect.gen(function* () {
  const visitors = yield* Visitors
  const known = yield* visitorOfRequest
  if (known !== undefined) return yield* visitors.baskets(known)
  const { token, visitorId } = yield* visitors.create
  yield* sendCookie(token)
  return yield* visitors.baskets(visitorId)
})

/** The basket port of this request for pages; the session is looked up when a page asks. */
export const basketPortOfRequest = Effect.map(
  Effect.context<HttpServerRequest.HttpServerRequest | Settings | Visitors>(),
  (services): Baskets["Service"] => {
    const mine = Effect.provideContext(basketOfRequest, services)
    return {
      ...commandsOver(() => unavailable),
      get: Effect.flatMap(mine, (baskets) => baskets.get),
      limited: Effect.flatMap(mine, (baskets) => baskets.limited),
      moveToWishlist: (id, key) => Effect.flatMap(mine, (baskets) => baskets.moveToWishlist(id, key)),
      add: (line, key) => Effect.flatMap(mine, (baskets) => baskets.add(line, key)),
      update: (id, quantity, key) => Effect.flatMap(mine, (baskets) => baskets.update(id, quantity, key)),
      remove: (id, key) => Effect.flatMap(mine, (baskets) => baskets.remove(id, key)),
    }
  },
)
