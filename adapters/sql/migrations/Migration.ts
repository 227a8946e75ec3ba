import type { Effect } from "effect"
import type { SqlClient, SqlError } from "effect/sql"

/** One change of the schema. Id and effect never change after a release. */
export interface Migration {
  readonly id: number
  readonly name: string
  readonly run: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, SqlError.SqlError>
}
