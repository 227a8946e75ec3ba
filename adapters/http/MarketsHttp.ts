import { Markets, MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { failAs } from "./failAs.ts"
import { MarketsReading } from "./reading/markets.ts"

/** The markets, called over HTTP. */
export const layer: Layer.Layer<Markets, never, ShopClient> = Layer.effect(
  Markets,
  Effect.map(clientOf(MarketsReading), ({ calls }) => ({
    all: Effect.suspend(() => calls.markets.list()).pipe(
      failAs(MarketsError),
      Effect.map(({ markets }) => markets),
      Effect.withSpan("MarketsHttp.all"),
    ),
  })),
)
