import { Effect } from "effect"

import { answerMessage } from "@heimwerk/core/place/answerMessage.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { placeSubtitle, placeTitle } from "@heimwerk/core/place/title.ts"
import { Places } from "@heimwerk/core/ports/Places.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

import { fields, paths } from "../../paths.ts"
import type { MarketsData } from "./MarketsData.ts"

/** Where markets are wanted, and what to say about it. */
export interface Asked {
  readonly point?: GeoPoint
  readonly title?: string
  readonly message?: string
  readonly places: MarketsData["places"]
}

/** Places offered beside the first one. */
const placesShown = 5
const shortestQuery = 3

const nothing: Asked = { places: [] }

const position = (params: URLSearchParams): GeoPoint | undefined => {
  const [lat, lng] = [fields.lat, fields.lng].map((name) => {
    const text = params.get(name)
    return text === null || text.trim() === "" ? Number.NaN : Number(text)
  })
  if (lat === undefined || lng === undefined) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

const placeLink = ({ geoPoint: { lat, lng } }: Place): string =>
  `${paths.markets}?${new URLSearchParams({ [fields.lat]: String(lat), [fields.lng]: String(lng) })}`

/** Reads the question in an address of the market list: a text, a position, or none. Its failures are messages. */
export const asked = Effect.fn("pages.markets.asked")(function* (params: URLSearchParams) {
  const places = yield* Places
  const query = (params.get(fields.place) ?? "").trim()
  const point = position(params)
  if (query === "" && point !== undefined) {
    return yield* places.byPosition(point).pipe(
      Effect.map((place): Asked => ({
        point,
        title: `Märkte im Umkreis von ${placeTitle(place)}`,
        places: [],
      })),
      Effect.catch(() => Effect.succeed<Asked>({ point, title: "Märkte im Umkreis", places: [] })),
    )
  }
  if (query === "") return nothing
  if (query.length < shortestQuery)
    return { message: "Bitte gib mindestens 3 Zeichen ein.", places: [] } satisfies Asked
  return yield* places.search(query, placesShown).pipe(
    Effect.map((answer): Asked => {
      const [first, ...others] = answer.places
      const message = answerMessage(answer, query)
      return {
        ...(first === undefined
          ? {}
          : { point: first.geoPoint, title: `Märkte im Umkreis von ${placeTitle(first)}` }),
        ...(message === undefined ? {} : { message }),
        places: others.map((place) => ({
          name: placeTitle(place),
          subtitle: placeSubtitle(place),
          link: placeLink(place),
        })),
      }
    }),
    Effect.catch(({ message }) => Effect.succeed<Asked>({ message, places: [] })),
  )
})
