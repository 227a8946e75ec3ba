import { Effect } from "effect"
import type { SqlError } from "effect/sql"

/** Rows per statement: few enough for the statement's time limit on a slow machine. */
const rowsPerStatement = 4000

/** Splits a list into lists of at most `size` items. */
export const chunks = <A>(items: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** Inserts rows with one statement for 4,000 of them. `insert` gets the rows as a JSON list. */
export const insertAll = (
  rows: ReadonlyArray<object>,
  insert: (json: string) => Effect.Effect<unknown, SqlError.SqlError>,
) =>
  Effect.forEach(chunks(rows, rowsPerStatement), (chunk) => insert(JSON.stringify(chunk)), { discard: true })
