import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeServerState } from "../health/serverState.ts"

/** The readiness of the shop with the result of each probe. */
export const layer = HttpApiBuilder.group(
  OperatorApi,
  "health",
  Effect.fn(function* (handlers) {
    const { description, durability } = yield* OpenedDatabase
    const readiness = yield* makeServerState
    return handlers.handle("details", () =>
      Effect.map(readiness, (state) => ({ ...state, database: description, durability })),
    )
  }),
)
