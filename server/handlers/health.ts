import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import { makeServerState } from "../health/serverState.ts"

/**
 * Health checks for load balancers and supervisors. Anybody may call them, so they return only the status.
 * Operators get the details in private (`server/operator/health.ts`).
 */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "health",
  Effect.fn(function* (handlers) {
    const readiness = yield* makeServerState
    return handlers.handleAll({
      live: () => Effect.succeed({ status: "ok" as const }),
      ready: () =>
        Effect.map(readiness, ({ status }) =>
          HttpServerResponse.jsonUnsafe({ status }, { status: status === "degraded" ? 503 : 200 }),
        ),
    })
  }),
)
