import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { marketStatus } from "@heimwerk/core/market/marketStatus.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { nearMarkets } from "@heimwerk/core/market/nearMarkets.ts"
import type { AskedTime } from "@heimwerk/core/market/openingAnswer.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { noTime, parseAskedTime } from "@heimwerk/core/typed/askedTime.ts"
import { foundPosition, positionPlaces, typedPosition } from "@heimwerk/core/typed/position.ts"
import { berlinIso, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

/** Default number of markets in a response. The command line has the same default. */
const defaultLimit = 5

/**
 * Returns the time of a request, by default the current time. Fails with `InvalidRequest` for an unreadable
 * time.
 */
const timeOf = Effect.fnUntraced(function* (at: string | undefined) {
  const now = berlinTime(yield* Clock.currentTimeMillis)
  const asked: AskedTime | undefined =
    at === undefined ? { time: now, isWholeDay: false } : parseAskedTime(at, now)
  return asked ?? (yield* new RequestError({ reason: "InvalidRequest", answer: noTime(at ?? "") }))
})

/**
 * Returns the position of a text: coordinates, a postcode or the name of a place. Fails with `InvalidRequest`
 * for impossible coordinates, and with `NotFound` for an unknown place.
 */
const positionOf = Effect.fnUntraced(function* (text: string) {
  const typed = typedPosition(text)
  if (typed !== undefined && "problem" in typed)
    return yield* new RequestError({ reason: "InvalidRequest", answer: typed.problem })
  if (typed !== undefined) return typed
  const found = foundPosition(yield* Places.use((places) => places.search(text, positionPlaces)), text)
  return "problem" in found ? yield* new RequestError({ reason: "NotFound", answer: found.problem }) : found
})

/** Handlers that answer which markets are near a place, and whether a market is open. Core decides both. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "marketAnswers",
  Effect.fn(function* (handlers) {
    const markets = yield* Markets
    const places = yield* Places
    return handlers.handleAll({
      near: Effect.fnUntraced(function* ({ query: { at, limit = defaultLimit, near, open } }) {
        const asked = yield* timeOf(at)
        const position = yield* Effect.provideService(positionOf(near.trim()), Places, places)
        const found = nearMarkets(yield* markets.all, position, asked, { limit, isOpen: open === "true" })
        return {
          at: berlinIso(asked.time.epochMillis),
          position: { name: position.name, geoPoint: position.point },
          remarks: [position.remark, found.remark].filter((remark) => remark !== undefined),
          markets: found.markets.map(({ next, ...market }) =>
            next === undefined ? market : { ...market, next: berlinIso(next) },
          ),
        }
      }),
      status: Effect.fnUntraced(function* ({ params, query }) {
        const asked = yield* timeOf(query.at)
        const market = (yield* markets.all).find(({ id }) => id === params.id)
        if (market === undefined)
          return yield* new RequestError({
            reason: "NotFound",
            answer: `Einen Markt mit der Nummer ${params.id} gibt es nicht.`,
          })
        const { next, specialDay, until, ...status } = marketStatus(market, asked)
        return {
          ...status,
          ...(until === null ? {} : { until }),
          ...(next === null ? {} : { next }),
          ...(specialDay === null ? {} : { specialDay }),
        }
      }),
    })
  }),
)
