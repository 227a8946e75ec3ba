import { Markets, MarketsError } from "@heimwerk/core/ports/Markets.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { ShopClient } from "./client.ts"
import { callBudget } from "./retry.ts"

/** The markets of a shop over HTTP. */
export const layer: Layer.Layer<Markets, never, ShopClient> = Layer.effect(
  Markets,
  Effect.map(ShopClient, ({ calls }) => ({
    all: Effect.suspend(() => calls.markets.list()).pipe(
      Effect.timeout(callBudget),
      Effect.mapBoth({
        onSuccess: ({ markets }) => markets,
        onFailure: (cause) => new MarketsError({ cause }),
      }),
      Effect.withSpan("MarketsHttp.all"),
    ),
  })),
)
