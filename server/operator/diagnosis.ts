import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { checkIndexes } from "@heimwerk/adapters/sql/diagnosis/indexes.ts"
import { unreadableRecords } from "@heimwerk/adapters/sql/diagnosis/unreadable.ts"
import { lastBackup, waitingMails } from "@heimwerk/adapters/sql/diagnosis/waiting.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

/** Handlers that report mails, backups and damaged data of the shop, for `heimwerk doctor` and `heimwerk status`. */
export const layer = (origin: string) =>
  HttpApiBuilder.group(
    OperatorApi,
    "diagnosis",
    Effect.fn(function* (handlers) {
      const database = yield* Effect.context<SqlClient.SqlClient>()
      const here = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
        work.pipe(Effect.orDie, Effect.provideContext(database))
      return handlers.handleAll({
        details: () =>
          Effect.map(here(Effect.all({ mails: waitingMails, backup: lastBackup })), (found) => ({
            origin,
            ...found,
          })),
        damage: () => here(Effect.all({ indexes: checkIndexes, unreadable: unreadableRecords })),
      })
    }),
  )
