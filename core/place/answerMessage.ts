import { nothingFound } from "./nothingFound.ts"
import type { PlaceAnswer } from "./Place.ts"

/**
 * What the visitor has to know about an answer: that nothing was found (forms and markets 8), or that other postcodes are
 * shown than the one that was typed. `undefined` when the places speak for themselves.
 * @stability stable
 */
export const answerMessage = (answer: PlaceAnswer, query: string): string | undefined => {
  if (answer.match === "none") return nothingFound
  if (answer.match !== "nearby") return undefined
  const plz = /\d{5}/u.exec(query.normalize("NFKD"))?.[0]
  return `Die Postleitzahl ${plz ?? query.trim()} kennen wir nicht. Wir zeigen dir die Orte mit den nächstliegenden Postleitzahlen.`
}
