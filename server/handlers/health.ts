import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import { Draining } from "../Draining.ts"
import { Settings } from "../ShopSettings.ts"
import { Visitors } from "../Visitors.ts"

/** Asks the database something small; 503 while it does not answer or while the server is stopping. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "health",
  Effect.fn(function* (handlers) {
    const { database, durability } = yield* Settings
    const visitors = yield* Visitors
    const draining = yield* Draining
    return handlers.handle("check", () =>
      visitors.resolve("health").pipe(
        Effect.timeout("2 seconds"),
        Effect.match({ onSuccess: () => !draining.now(), onFailure: () => false }),
        Effect.map((isWell) => {
          const status = isWell ? "ok" : "degraded"
          return HttpServerResponse.jsonUnsafe({ status, database, durability }, { status: isWell ? 200 : 503 })
        }),
      ),
    )
  }),
)
