import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { ReplicaStates } from "@heimwerk/adapters/sql/replicas/ReplicaStates.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeServerState } from "../health/serverState.ts"

/** The readiness of the shop with the result of each probe, and the state of the replicas. */
export const layer = HttpApiBuilder.group(
  OperatorApi,
  "health",
  Effect.fn(function* (handlers) {
    const { description, durability } = yield* OpenedDatabase
    const readiness = yield* makeServerState
    const replicas = yield* ReplicaStates
    return handlers.handle("details", () =>
      Effect.map(Effect.all({ state: readiness, replicas }), ({ replicas, state }) => ({
        ...state,
        database: description,
        durability,
        ...(replicas.length === 0 ? {} : { replicas }),
      })),
    )
  }),
)
