import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import type { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { deletePerson, exportPerson } from "@heimwerk/adapters/sql/personal/personalData.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

/**
 * Handlers for the export and deletion of a person's data, in the database and in the mail files of the data
 * directory.
 */
export const layer = (dataDir: string) =>
  HttpApiBuilder.group(
    OperatorApi,
    "customers",
    Effect.fn(function* (handlers) {
      const database = yield* Effect.context<SqlClient.SqlClient | OpenedDatabase>()
      return handlers.handleAll({
        export: ({ payload }) =>
          exportPerson(dataDir, payload.email).pipe(Effect.orDie, Effect.provideContext(database)),
        delete: ({ payload }) =>
          deletePerson(dataDir, payload.email).pipe(Effect.orDie, Effect.provideContext(database)),
      })
    }),
  )
