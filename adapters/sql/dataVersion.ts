import { Schema } from "effect"
import type { SqlClient } from "effect/sql"

/** Columns with the versions of the world and of its stock. */
export const dataVersionFields = {
  /** Version of the world; `null` before the first seeding. */
  world: Schema.NullOr(Schema.String),
  /** Version of the stock in this world. It changes with every committed change, and when old changes are removed. */
  stock: Schema.String,
}

/**
 * Selects the versions in one statement. The version of the stock contains the sum of the ids, not the
 * highest id: a row with a smaller id may be committed after one with a greater id.
 */
export const selectDataVersion = (sql: SqlClient.SqlClient) => sql`
  select (select version from world) as world,
    (select concat(count(*), ' ', coalesce(sum(id), 0)) from stock_change) as stock`
