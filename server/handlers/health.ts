import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import { Draining } from "../http/Draining.ts"
import { Maintenance } from "../maintenance/Maintenance.ts"
import { Settings } from "../settings/ShopSettings.ts"

/**
 * Asks the database for the market list, which is a small question as long as the world stays the same; 503 while it does
 * not answer or while the server is stopping. During maintenance nothing is asked and the answer is 200: the load balancer
 * must go on sending visitors here, where the page says why the shop is closed.
 */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "health",
  Effect.fn(function* (handlers) {
    const { database, durability } = yield* Settings
    const markets = yield* Markets
    const draining = yield* Draining
    const maintenance = yield* Maintenance
    const answers = markets.all.pipe(
      Effect.timeout("2 seconds"),
      Effect.match({ onSuccess: () => "ok" as const, onFailure: () => "degraded" as const }),
    )
    return handlers.handle("check", () =>
      Effect.gen(function* () {
        const isClosed = yield* maintenance.isOn
        const status = draining.now() ? "degraded" : isClosed ? "maintenance" : yield* answers
        return HttpServerResponse.jsonUnsafe(
          { status, database, durability },
          { status: status === "degraded" ? 503 : 200 },
        )
      }),
    )
  }),
)
