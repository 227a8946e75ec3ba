import { Effect, Schema } from "effect"

import { readRecords } from "../records/readRecords.ts"

/**
 * Returns the reader of rows of one kind: a row that cannot be read is left out and logged, and the others are
 * returned.
 *
 * @param kind the rows' name in the log, in the plural
 */
export const readableRows = <A>(kind: string, row: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownEffect(row)
  return (rows: ReadonlyArray<unknown>) => readRecords(kind, decode, rows)
}

/** Like `readableRows`, for rows with their record in the column `data`. Returns the records. */
export const readableData = <A>(kind: string, record: Schema.Codec<A, unknown>) => {
  const read = readableRows(kind, Schema.Struct({ data: record }))
  return (rows: ReadonlyArray<unknown>) => Effect.map(read(rows), (found) => found.map(({ data }) => data))
}
