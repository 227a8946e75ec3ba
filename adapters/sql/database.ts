import { Effect, Layer } from "effect"
import type { Context, Scope } from "effect"
import type { SqlClient } from "effect/sql"

import type { OpenedDatabase } from "./OpenedDatabase.ts"
import { openEmbedded } from "./embedded/open.ts"
import type { StartError } from "./StartError.ts"
import { openPostgres } from "./postgres.ts"

/** The location of the shop's data. */
export interface DatabaseOptions {
  /** The value of `DATABASE_URL`. When set, even to an invalid value, the embedded database is not used. */
  readonly url?: string | undefined
  /** The folder of the embedded database; created when missing. */
  readonly directory: string
  /** Time limit of one statement in the embedded database in ms; default 15,000. */
  readonly statementBudgetMillis?: number
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database (DESIGN 5). Closing the scope closes it cleanly.
 * It neither migrates nor seeds.
 */
export const layer = (
  options: DatabaseOptions,
): Layer.Layer<SqlClient.SqlClient | OpenedDatabase, StartError> =>
  Layer.effectContext(
    Effect.suspend(
      (): Effect.Effect<Context.Context<SqlClient.SqlClient | OpenedDatabase>, StartError, Scope.Scope> =>
        options.url === undefined ? openEmbedded(options) : openPostgres(options.url),
    ),
  )
