import { beginOfWindow, countAttempt, forgiveAttempt } from "@heimwerk/adapters/sql/attempts.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { Attempts, AttemptsError } from "./Attempts.ts"

/** Counts attempts in the database. */
export const layer: Layer.Layer<Attempts, never, SqlClient.SqlClient> = Layer.effect(
  Attempts,
  SqlClient.SqlClient.useSync((sql) => ({
    count: (kind, who, windowMillis) =>
      Effect.mapError(
        countAttempt(sql, { kind, who }, windowMillis),
        (cause) => new AttemptsError({ cause }),
      ),
    begun: (kind, who) =>
      Effect.mapError(beginOfWindow(sql, { kind, who }), (cause) => new AttemptsError({ cause })),
    forgive: (kind, who) =>
      Effect.mapError(forgiveAttempt(sql, { kind, who }), (cause) => new AttemptsError({ cause })),
  })),
)
