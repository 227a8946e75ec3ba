import type { Effect } from "effect"
import type { SqlClient, SqlError } from "effect/sql"

/** One step of the schema. Its number and meaning never change once it is released. */
export interface Migration {
  readonly id: number
  readonly name: string
  readonly run: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, SqlError.SqlError>
}
