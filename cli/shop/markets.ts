import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { shopOrigin, unavailable } from "./address.ts"

const fixtures = async (year: number): Promise<Layer.Layer<Markets>> => {
  const [{ layer }, { markets }] = await Promise.all([
    import("@heimwerk/adapters/memory/MarketsMemory.ts"),
    import("@heimwerk/fixtures/markets/markets.ts"),
  ])
  return layer(markets(year))
}

const live = async (origin: string): Promise<Layer.Layer<Markets>> =>
  (await import("./live.ts")).shopAt(origin)

/**
 * Returns all markets of the shop. In the demonstration data they have the special opening days of the year
 * of `at`.
 */
export const allMarkets = Effect.fnUntraced(function* (at: BerlinTime) {
  const origin = yield* shopOrigin
  const layer = Layer.unwrap(
    Effect.promise(() => (origin === undefined ? fixtures(Number(at.date.slice(0, 4))) : live(origin))),
  )
  return yield* Markets.use(({ all }) => all).pipe(
    Effect.mapError(() => unavailable(origin)),
    Effect.provide(layer),
  )
})
