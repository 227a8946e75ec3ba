import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import { Draining } from "../http/Draining.ts"
import { Maintenance } from "../maintenance/Maintenance.ts"
import { Settings } from "../settings/ShopSettings.ts"

/**
 * Reports the health of the server. It reads the market list, a short query unless data were just seeded.
 * Answers 503 if the query fails or takes more than 2 s, or if the server is shutting down. During
 * maintenance it answers 200 without a query: the load balancer must keep sending visitors to this server,
 * so that they get the maintenance page.
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
