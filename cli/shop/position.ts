import { answerMessage } from "@heimwerk/core/place/answerMessage.ts"
import type { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import { placeSubtitle, placeTitle } from "@heimwerk/core/place/title.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { parseCoordinates } from "../input/coordinates.ts"
import { say } from "../output/print.ts"
import { findPlaces } from "./places.ts"

/** A position and its name. */
interface Position {
  readonly point: GeoPoint
  readonly name: string
}

/** Maximum number of other matching places that are listed. */
const maxOthers = 4

/** Returns the name of a place with its region, if it has one: `Halle (Saale), Sachsen-Anhalt`. */
const nameOf = (place: Place): string =>
  [placeTitle(place), placeSubtitle(place)].filter((part) => part !== "").join(", ")

/**
 * Returns the other places that the query may mean. If the query is the name of the best place, or its first
 * words (`Neustadt`), these are the places whose names also begin with these words (`Neustadt am Rübenberge`,
 * but not `Neustadtgödens`). Otherwise these are all other places that were found.
 */
const rivals = ([best, ...others]: ReadonlyArray<Place>, query: string): ReadonlyArray<Place> => {
  const isNamed = ({ name }: Place) => `${fold(name)} `.startsWith(`${fold(query)} `)
  return best !== undefined && isNamed(best) ? others.filter(isNamed) : others
}

/**
 * Returns the remark printed beside the answer: that a nearby postcode was used, or that one of several
 * places was chosen.
 */
const remark = (answer: PlaceAnswer, best: Place, query: string): string | undefined => {
  if (answer.match === "nearby") return `${answerMessage(answer, query) ?? ""} Gerechnet ab ${nameOf(best)}.`
  const others = rivals(answer.places, query)
  if (answer.match === "plz" || others.length === 0) return undefined
  return `„${query}“ passt zu mehreren Orten. Gerechnet ab ${nameOf(best)}; auch gefunden: ${others.map(nameOf).join("; ")}.`
}

/**
 * Returns the position for a typed text: `lat,lng`, a postcode or a place name. If several places match,
 * chooses the best one and prints a remark.
 */
export const positionOf = Effect.fnUntraced(function* (query: string) {
  if (query === "") {
    return yield* new NoAnswer({
      message: "Bitte eine Postleitzahl, einen Ort oder eine Position wie 50.94,6.96 angeben.",
    })
  }
  const point = parseCoordinates(query)
  if (point === "outside") {
    return yield* new NoAnswer({
      message: `„${query}“ ist keine Position. Bitte Breite und Länge in Grad wie 50.94,6.96 angeben.`,
    })
  }
  if (point !== undefined) return { point, name: `${point.lat},${point.lng}` } satisfies Position
  const answer = yield* findPlaces(query, maxOthers + 1)
  const [best] = answer.places
  if (best === undefined) return yield* new NoAnswer({ message: answerMessage(answer, query) ?? "" })
  const remarkText = remark(answer, best, query)
  if (remarkText !== undefined) yield* say(remarkText)
  return { point: best.geoPoint, name: placeTitle(best) } satisfies Position
})
