import { Effect, Layer } from "effect"

import type { Market } from "@heimwerk/core/market/Market.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"

/** The given markets, in the given order. */
export const layer = (markets: ReadonlyArray<Market>): Layer.Layer<Markets> =>
  Layer.succeed(Markets, { all: Effect.succeed(markets) })
