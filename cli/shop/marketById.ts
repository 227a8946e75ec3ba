import { type BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { decodeText } from "../input/decodeText.ts"
import { allMarkets } from "./markets.ts"

/** The market with a number as it was typed; a number that is none and one that no market has are no answer. */
export const marketById = Effect.fnUntraced(function* (text: string, at: BerlinTime) {
  const id = yield* decodeText(MarketId, text)
  const market = (yield* allMarkets(at)).find((each) => each.id === id)
  return market ?? (yield* new NoAnswer({ message: `Einen Markt mit der Nummer ${id} gibt es nicht.` }))
})
