import type { PlacesError } from "@heimwerk/core/ports/Places.ts"
import { Places } from "@heimwerk/core/ports/Places.ts"
import { answerMessage } from "@heimwerk/core/place/answerMessage.ts"
import { placeTitle } from "@heimwerk/core/place/title.ts"
import { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { Console, Effect, Option, Schema } from "effect"

import { NothingFound } from "../output/NothingFound.ts"

const pair = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/u
const decodePoint = Schema.decodeUnknownOption(GeoPoint)

/** Where a query is, and what to call it. */
export interface Position {
  readonly point: GeoPoint
  readonly title: string
}

/** The position of a postcode, a place name or `lat,lng`; a postcode that is not known says so on the error output. */
export const positionOf = Effect.fn("cli.positionOf")(function* (
  query: string,
): Effect.fn.Return<Position, NothingFound | PlacesError, Places> {
  const typed = pair.exec(query)
  if (typed !== null) {
    const point = decodePoint({ lat: Number(typed[1]), lng: Number(typed[2]) })
    if (Option.isSome(point)) return { point: point.value, title: `${point.value.lat}, ${point.value.lng}` }
    return yield* new NothingFound({
      message: `Die Position ${query.trim()} gibt es nicht: Breite -90 bis 90, Länge -180 bis 180.`,
    })
  }
  const places = yield* Places
  const answer = yield* places.search(query, 1)
  const message = answerMessage(answer, query)
  const place = answer.places[0]
  if (place === undefined)
    return yield* new NothingFound({ message: message ?? `Keinen Ort gefunden: ${query}` })
  if (message !== undefined) yield* Console.error(message)
  return { point: place.geoPoint, title: placeTitle(place) }
})
