import { Markets, MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { MarketsApi } from "./contract/markets.ts"
import { withinBudget } from "./retry.ts"

/** The markets of a shop over HTTP. */
export const layer: Layer.Layer<Markets, never, ShopClient> = Layer.effect(
  Markets,
  Effect.map(clientOf(MarketsApi), ({ calls }) => ({
    all: Effect.suspend(() => calls.markets.list()).pipe(
      withinBudget((cause) => new MarketsError({ cause })),
      Effect.map(({ markets }) => markets),
      Effect.withSpan("MarketsHttp.all"),
    ),
  })),
)
