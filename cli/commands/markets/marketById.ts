import { selectedMarket } from "@heimwerk/core/market/selection.ts"
import { Markets } from "@heimwerk/core/ports/Markets.ts"
import { Effect } from "effect"

import { NothingFound } from "../../output/NothingFound.ts"

/** The market of a number. */
export const marketById = Effect.fn("cli.marketById")(function* (id: string) {
  const markets = yield* Markets
  const market = selectedMarket(yield* markets.all, id)
  return market ?? (yield* new NothingFound({ message: `Einen Markt mit der Nummer ${id} gibt es nicht.` }))
})
