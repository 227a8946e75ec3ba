import { WorldVersionSource } from "@heimwerk/adapters/sql/cachedByWorldVersion.ts"
import { openReplicas, type ReplicaOptions } from "@heimwerk/adapters/sql/replicas/openReplicas.ts"
import { ReplicaStates } from "@heimwerk/adapters/sql/replicas/ReplicaStates.ts"
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"

import * as dataVersionSql from "../cache/dataVersionSql.ts"

/** Time between two checks of the replicas. */
const interval = "1 second"

/**
 * Builds the ports of public reads on the replicas of the database. Answers are cached under the version that
 * all used replicas have reached (ADR 0088). Without replicas, the ports and the versions read the database
 * itself.
 */
export const layer = <A, R>(
  replicas: ReplicaOptions | undefined,
  ports: Layer.Layer<A, never, SqlClient.SqlClient | R>,
) =>
  replicas === undefined
    ? Layer.merge(ports, dataVersionSql.layer)
    : Layer.unwrap(
        Effect.gen(function* () {
          const { check, client, published, states } = yield* openReplicas(
            yield* SqlClient.SqlClient,
            replicas,
          )
          yield* check
          yield* Effect.forkScoped(Effect.repeat(Effect.delay(check, interval), Schedule.forever))
          const worldVersion = Effect.map(published, ({ world }) => world)
          return Layer.mergeAll(
            ports.pipe(
              Layer.provide([
                Layer.succeed(SqlClient.SqlClient, client),
                Layer.succeed(WorldVersionSource, worldVersion),
              ]),
            ),
            dataVersionSql.layerFrom(published),
            Layer.succeed(ReplicaStates, states),
          )
        }),
      )
