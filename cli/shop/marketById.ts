import { type BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { decodeText } from "../input/decodeText.ts"
import { allMarkets } from "./markets.ts"

/** Returns the market with the typed number. Fails with `NoAnswer` for an invalid or unknown number. */
export const marketById = Effect.fnUntraced(function* (text: string, at: BerlinTime) {
  const id = yield* decodeText(MarketId, text)
  const market = (yield* allMarkets(at)).find((each) => each.id === id)
  return market ?? (yield* new NoAnswer({ message: `Einen Markt mit der Nummer ${id} gibt es nicht.` }))
})
