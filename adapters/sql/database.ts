import { Effect, Layer } from "effect"
import type { Context, Scope } from "effect"
import type { SqlClient } from "effect/sql"

import type { OpenedDatabase } from "./OpenedDatabase.ts"
import { openEmbedded } from "./embedded/open.ts"
import type { StartError } from "./StartError.ts"
import { openPostgres } from "./postgres.ts"

/** The place of the shop's data, and the time limits of statements. */
export interface DatabaseOptions {
  /**
   * The value of `DATABASE_URL`. If it is set, even to an invalid value, the embedded database is not used.
   */
  readonly url?: string | undefined
  /** The folder of the embedded database. It is created if it does not exist. */
  readonly directory: string
  /** Time limit of one statement in the embedded database, in ms. Default: 15,000. */
  readonly statementBudgetMillis?: number
  /**
   * Maximum time for which a statement on PostgreSQL waits for one lock, in ms. It then fails with `LockTimeoutError`.
   * Default: no limit.
   */
  readonly lockLimitMillis?: number
}

/**
 * Opens PostgreSQL if `DATABASE_URL` is set, else the embedded database. Closing the scope closes
 * the database. This layer neither migrates nor seeds.
 */
export const layer = (
  options: DatabaseOptions,
): Layer.Layer<SqlClient.SqlClient | OpenedDatabase, StartError> =>
  Layer.effectContext(
    Effect.suspend(
      (): Effect.Effect<Context.Context<SqlClient.SqlClient | OpenedDatabase>, StartError, Scope.Scope> =>
        options.url === undefined
          ? openEmbedded(options)
          : openPostgres(options.url, options.lockLimitMillis),
    ),
  )
