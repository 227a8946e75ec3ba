import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { backUp } from "@heimwerk/adapters/sql/backup/backUp.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

const notEmbedded = {
  message: "Dieser Shop nutzt PostgreSQL. Bitte sichere ihn mit tools/postgres/backup.sh.",
}

/** Writes backups of the embedded database while the shop runs. */
export const layer = HttpApiBuilder.group(
  OperatorApi,
  "backup",
  Effect.fn(function* (handlers) {
    const { kind } = yield* OpenedDatabase
    const database = yield* Effect.context<SqlClient.SqlClient>()
    return handlers.handle("write", ({ payload }) =>
      kind === "embedded"
        ? backUp(payload.file).pipe(
            Effect.provideContext(database),
            Effect.catchTag("BackupError", ({ message }) => Effect.fail({ message })),
            Effect.catchTags({ SqlError: Effect.die, SchemaError: Effect.die }),
          )
        : Effect.fail(notEmbedded),
    )
  }),
)
