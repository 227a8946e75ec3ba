import * as Exit from "effect/Exit"

import { answerMessage } from "../../place/answerMessage.ts"
import type { PlaceAnswer } from "../../place/Place.ts"
import { PlacesError } from "../../place/Places.port.ts"
import type { Market } from "../Market.ts"
import { ownMarketSuggestions } from "../marketSearch.ts"
import type { FinderAnswer } from "./finder.ts"

/**
 * Converts the result of a place lookup to an event of the store finder. Every failure has the message that the search
 * failed (forms and markets 8).
 */
export const placesFound = (
  request: number,
  text: string,
  answer: Exit.Exit<PlaceAnswer, PlacesError>,
  markets: ReadonlyArray<Market>,
): FinderAnswer => {
  const [market] = ownMarketSuggestions(markets, text)
  return Exit.isSuccess(answer)
    ? { kind: "found", request, market, places: answer.value.places, note: answerMessage(answer.value, text) }
    : { kind: "found", request, market, places: [], note: new PlacesError({ reason: "Unavailable" }).message }
}
