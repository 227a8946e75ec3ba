import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { exportNewsletter } from "@heimwerk/adapters/sql/exportNewsletter.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

/** Handler that exports the newsletter's addresses with cancel links. */
export const layer = (origin: string) =>
  HttpApiBuilder.group(
    OperatorApi,
    "newsletter",
    Effect.fn(function* (handlers) {
      const database = yield* Effect.context<SqlClient.SqlClient>()
      return handlers.handleAll({
        export: ({ payload }) =>
          exportNewsletter(origin, payload.after).pipe(Effect.orDie, Effect.provideContext(database)),
      })
    }),
  )
