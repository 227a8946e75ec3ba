import { nothingFound } from "./nothingFound.ts"
import type { PlaceAnswer } from "./Place.ts"

/**
 * Returns the message for the result of a place search: nothing was found (forms and markets 8), or the
 * shown postcodes differ from the typed one. Returns `undefined` when no message is needed.
 * @stability stable
 * @example
 * import { answerMessage } from "@heimwerk/core/place"
 *
 * answerMessage({ match: "none", places: [] }, "Atlantis")
 * // => "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."
 */
export const answerMessage = (answer: PlaceAnswer, query: string): string | undefined => {
  if (answer.match === "none") return nothingFound
  if (answer.match !== "nearby") return undefined
  const plz = /\d{5}/u.exec(query.normalize("NFKD"))?.[0]
  return `Die Postleitzahl ${plz ?? query.trim()} kennen wir nicht. Wir zeigen dir die Orte mit den nächstliegenden Postleitzahlen.`
}
