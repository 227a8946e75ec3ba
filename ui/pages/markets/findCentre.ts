import { Effect } from "effect"

import { isTypedAddress } from "@heimwerk/core/address/question.ts"
import { geolocationMessage } from "@heimwerk/core/device/geolocation.ts"
import { answerMessage } from "@heimwerk/core/place/answerMessage.ts"
import type { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import { placeTitle } from "@heimwerk/core/place/title.ts"
import { Places, type PlacesError } from "@heimwerk/core/place/Places.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

import type { ListAddress } from "./listAddress.ts"

/** What the markets are near to, or why that is not known. */
export interface Centre {
  readonly point?: GeoPoint
  /** Names the point: `50667 Köln`; absent for a position. */
  readonly place?: Place
  /** Names an address: `Hafenweg 7, 24103 Kiel`. */
  readonly address?: string
  /** What the visitor has to know about it. */
  readonly message?: string
  /** All places the text may mean, best first. */
  readonly places: ReadonlyArray<Place>
}

/** The shortest text places are looked up for (forms and markets 5.4). */
const shortest = 3
const suggestions = 6

const nothing: PlaceAnswer = { match: "none", places: [] }
const unknown = ({ message }: PlacesError) => Effect.succeed<Centre>({ message, places: [] })

const bySearch = Effect.fnUntraced(function* (search: string) {
  if (search.length < shortest)
    return { message: `Bitte gib mindestens ${shortest} Zeichen ein.`, places: [] }
  const answer = yield* (yield* Places).search(search, suggestions)
  const [place] = answer.places
  const message = answerMessage(answer, search)
  return {
    ...(place === undefined ? {} : { place, point: place.geoPoint }),
    ...(message === undefined ? {} : { message }),
    places: answer.places,
  }
})

/** A place the visitor has picked; the others that were suggested with it stay at hand. */
const byPlace = Effect.fnUntraced(function* (placeId: string, search: string) {
  const places = yield* Places
  const answer = search.length < shortest ? nothing : yield* places.search(search, suggestions)
  const place = answer.places.find(({ id }) => id === placeId) ?? (yield* places.byId(placeId))
  return { place, point: place.geoPoint, places: answer.places }
})

/**
 * What the address of a market list asks to be near to: a picked place, an address with its position, else what was typed,
 * else a position; without any of them an empty centre. A place that cannot be found is a message (forms and markets 8), never a failure.
 */
export const findCentre = ({
  placeId,
  position,
  search,
}: ListAddress): Effect.Effect<Centre, never, Places> => {
  if (placeId !== undefined) return Effect.catch(byPlace(placeId, search), unknown)
  if (isTypedAddress(search) && position !== undefined && position !== "unusable")
    return Effect.succeed({ point: position, address: search, places: [] })
  if (search !== "") return Effect.catch(bySearch(search), unknown)
  if (position === undefined) return Effect.succeed({ places: [] })
  return Effect.succeed(
    position === "unusable"
      ? { message: geolocationMessage(2), places: [] }
      : { point: position, places: [] },
  )
}

/** The name of a centre in a headline: `in deiner Nähe`, `im Umkreis von 50667 Köln`. */
export const centreText = ({ address, place }: Pick<Centre, "address" | "place">): string => {
  const name = place === undefined ? address : placeTitle(place)
  return name === undefined ? "in deiner Nähe" : `im Umkreis von ${name}`
}
