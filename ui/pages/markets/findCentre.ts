import { Effect } from "effect"

import { isTypedAddress } from "@heimwerk/core/address/question.ts"
import { geolocationMessage } from "@heimwerk/core/device/geolocation.ts"
import { answerMessage } from "@heimwerk/core/place/answerMessage.ts"
import type { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import { placeTitle } from "@heimwerk/core/place/title.ts"
import { Places, type PlacesError } from "@heimwerk/core/place/Places.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

import type { ListAddress } from "./listAddress.ts"

/** The point around which the page lists markets, and a message about the search. Both can be absent. */
export interface Centre {
  readonly point?: GeoPoint
  /**
   * The place of the point, such as `50667 Köln`; absent if the point is the visitor's position or an
   * address.
   */
  readonly place?: Place
  /** The street address of the point: `Hafenweg 7, 24103 Kiel`. */
  readonly address?: string
  /** A German message for the visitor, for example that the place is unknown. */
  readonly message?: string
  /** The places that match the search text, at most 6, best match first. */
  readonly places: ReadonlyArray<Place>
}

/**
 * Minimum length of a search text for markets, in characters (forms and markets 5.4). A test compares it with
 * `canSearchMarkets`. An import of that rule would load its search for markets with this script.
 */
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

/** Returns the selected place, together with the other suggestions for the search text. */
const byPlace = Effect.fnUntraced(function* (placeId: string, search: string) {
  const places = yield* Places
  const answer = search.length < shortest ? nothing : yield* places.search(search, suggestions)
  const place = answer.places.find(({ id }) => id === placeId) ?? (yield* places.byId(placeId))
  return { place, point: place.geoPoint, places: answer.places }
})

/**
 * Finds the centre of the list from the page's query: by selected place, address with position, search text
 * or position, in this order. Without any of them the centre is empty. If no point is found, a message says
 * why. For an unknown postcode, the centre is the place with the nearest postcode, and a message says so
 * (forms and markets 8).
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

/** Returns the centre as part of a heading: `in deiner Nähe`, `im Umkreis von 50667 Köln`. */
export const centreText = ({ address, place }: Pick<Centre, "address" | "place">): string => {
  const name = place === undefined ? address : placeTitle(place)
  return name === undefined ? "in deiner Nähe" : `im Umkreis von ${name}`
}
