import { Effect, Layer } from "effect"
import type { Context, Scope } from "effect"
import type { SqlClient } from "effect/sql"

import type { OpenedDatabase } from "./OpenedDatabase.ts"
import { openEmbedded } from "./embedded/open.ts"
import type { StartError } from "./StartError.ts"
import { openPostgres } from "./postgres.ts"

/** Where the shop's data lives. */
export interface DatabaseOptions {
  /** The value of `DATABASE_URL`; when it is present, however wrong, the embedded database is not used. */
  readonly url?: string | undefined
  /** The embedded database's folder; made when it is not there. */
  readonly directory: string
  /** The longest one statement may run in the embedded database; default 15 seconds. */
  readonly statementBudgetMillis?: number
}

/**
 * Opens PostgreSQL where a `DATABASE_URL` is given and else the embedded database (DESIGN 5). Closing the scope closes
 * it in order. Nothing is migrated or seeded here.
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
