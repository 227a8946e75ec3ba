import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Markets } from "@heimwerk/core/ports/Markets.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import { Draining } from "../Draining.ts"
import { Settings } from "../ShopSettings.ts"

/** Asks the database for the market list, which is a small question as long as the world stays the same; 503 while it does not answer or while the server is stopping. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "health",
  Effect.fn(function* (handlers) {
    const { database, durability } = yield* Settings
    const markets = yield* Markets
    const draining = yield* Draining
    return handlers.handle("check", () =>
      markets.all.pipe(
        Effect.timeout("2 seconds"),
        Effect.match({ onSuccess: () => !draining.now(), onFailure: () => false }),
        Effect.map((isWell) => {
          const status = isWell ? "ok" : "degraded"
          return HttpServerResponse.jsonUnsafe(
            { status, database, durability },
            { status: isWell ? 200 : 503 },
          )
        }),
      ),
    )
  }),
)
