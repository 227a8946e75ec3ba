import { answerMessage } from "../place/answerMessage.ts"
import { nothingFound } from "../place/nothingFound.ts"
import type { Place, PlaceAnswer } from "../place/Place.ts"
import { placeSubtitle, placeTitle } from "../place/title.ts"
import { fold } from "../values/fold.ts"
import type { GeoPoint } from "../values/GeoPoint.ts"
import { parseCoordinates } from "./coordinates.ts"

/** A position and its name. */
export interface Position {
  readonly point: GeoPoint
  readonly name: string
  /** German remark: a nearby postcode was used, or one of several places was chosen. */
  readonly remark?: string
}

/** The result for a text without a known position. `problem` is a German sentence for the visitor. */
export interface NoPosition {
  readonly problem: string
}

/** Maximum number of other matching places that a remark lists. */
const maxOthers = 4

/** Number of places to search for a typed position: the best one and the others that a remark lists. */
export const positionPlaces = maxOthers + 1

/** Returns the name of a place with its region, if it has one: `Halle (Saale), Sachsen-Anhalt`. */
const nameOf = (place: Place): string =>
  [placeTitle(place), placeSubtitle(place)].filter((part) => part !== "").join(", ")

/**
 * Returns the other places that the query may mean. If the name of the best place begins with the words of the
 * query (`Neustadt`), only other places with such a name are returned (`Neustadt am Rübenberge`, but not
 * `Neustadtgödens`). Otherwise all other places found are returned.
 */
const rivals = ([best, ...others]: ReadonlyArray<Place>, query: string): ReadonlyArray<Place> => {
  const isNamed = ({ name }: Place) => `${fold(name)} `.startsWith(`${fold(query)} `)
  return best !== undefined && isNamed(best) ? others.filter(isNamed) : others
}

const remarkOf = (answer: PlaceAnswer, best: Place, query: string): string | undefined => {
  const message = answerMessage(answer, query)
  if (message !== undefined) return `${message} Gerechnet ab ${nameOf(best)}.`
  const others = rivals(answer.places, query)
  if (answer.match === "plz" || others.length === 0) return undefined
  return `„${query}“ passt zu mehreren Orten. Gerechnet ab ${nameOf(best)}; auch gefunden: ${others.map(nameOf).join("; ")}.`
}

/**
 * Reads a position that needs no search: `50.94,6.96`. Returns a problem for an empty text and for
 * coordinates out of range, and `undefined` for every text that may name a place.
 */
export const typedPosition = (text: string): Position | NoPosition | undefined => {
  if (text === "") {
    return { problem: "Bitte eine Postleitzahl, einen Ort oder eine Position wie 50.94,6.96 angeben." }
  }
  const point = parseCoordinates(text)
  if (point === "outside") {
    return {
      problem: `„${text}“ ist keine Position. Bitte Breite und Länge in Grad wie 50.94,6.96 angeben.`,
    }
  }
  return point === undefined ? undefined : { point, name: `${point.lat},${point.lng}` }
}

/** Returns the position of the best of the found places, or a problem if nothing was found. */
export const foundPosition = (answer: PlaceAnswer, query: string): Position | NoPosition => {
  const [best] = answer.places
  if (best === undefined) return { problem: nothingFound }
  const remark = remarkOf(answer, best, query)
  return {
    point: best.geoPoint,
    name: placeTitle(best),
    ...(remark === undefined ? {} : { remark }),
  }
}
