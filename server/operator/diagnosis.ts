import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { checkIndexes } from "@heimwerk/adapters/sql/diagnosis/indexes.ts"
import { unreadableRecords } from "@heimwerk/adapters/sql/diagnosis/unreadable.ts"
import { lastBackup, waitingMails } from "@heimwerk/adapters/sql/diagnosis/waiting.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

/** Time limit of reading the mails and the last backup. */
const limit = "5 seconds"

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
        // The address is answered without the database, so that `doctor` recognises a shop that has lost it.
        details: () =>
          here(Effect.all({ mails: waitingMails, backup: lastBackup })).pipe(
            Effect.timeout(limit),
            Effect.map((found) => ({ origin, ...found })),
            Effect.catchCause((cause) =>
              Effect.as(Effect.logWarning("The mails and the last backup could not be read", cause), {
                origin,
              }),
            ),
          ),
        damage: () => here(Effect.all({ indexes: checkIndexes, unreadable: unreadableRecords })),
      })
    }),
  )
