import * as Schema from "effect/Schema"

/**
 * A backup is a gzip file of lines. The first line is a header. Each table has a heading line and its rows as
 * JSON. The last line contains the number of rows; an incomplete file lacks it. Lines other than rows begin
 * with `#`.
 */
export const BackupLine = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("heimwerk-backup"),
    version: Schema.Literal(1),
    migration: Schema.Int,
  }),
  Schema.Struct({
    kind: Schema.Literal("table"),
    name: Schema.String.check(Schema.isPattern(/^[a-z_]{1,60}$/u)),
    columns: Schema.Array(Schema.String.check(Schema.isPattern(/^[a-z_]{1,60}$/u))),
  }),
  Schema.Struct({ kind: Schema.Literal("end"), rows: Schema.Int }),
])
export type BackupLine = typeof BackupLine.Type

/** Number of rows that a backup reads and a restore writes at a time. */
export const batchSize = 500
