import { createWriteStream } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"

import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { recordBackup } from "../diagnosis/waiting.ts"
import { BackupError } from "./BackupError.ts"
import { type BackupLine, batchSize } from "./format.ts"

const Tables = Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) }))
const Rows = Schema.Array(Schema.Struct({ row: Schema.String }))
const Migrations = Schema.Tuple([Schema.Struct({ migration: Schema.Int })])

const control = (line: BackupLine) => `#${JSON.stringify(line)}\n`

/**
 * Writes the rows of a table to the backup in batches, read through a cursor of the running transaction.
 * Returns their number.
 */
const rowsOf = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  table: string,
  write: (text: string) => Effect.Effect<void, BackupError>,
) {
  let count = 0
  yield* sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql(table)} t`
  for (;;) {
    const rows = yield* sql`fetch ${sql.literal(String(batchSize))} from backup_rows`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
    )
    if (rows.length === 0) break
    count += rows.length
    yield* write(rows.map(({ row }) => `${row}\n`).join(""))
  }
  yield* sql`close backup_rows`
  return count
})

/** Writes a snapshot of all tables. Other statements of an embedded database wait until it is written. */
const dump = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, write: (text: string) => Effect.Effect<void, BackupError>) {
    const [{ migration }] = yield* sql`select max(id) as migration from schema_migration`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Migrations)),
    )
    const tables = yield* sql`
      select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' group by table_name order by table_name`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Tables)),
    )
    yield* write(control({ kind: "heimwerk-backup", version: 1, migration }))
    let rows = 0
    for (const { columns, name } of tables) {
      yield* write(control({ kind: "table", name, columns }))
      rows += yield* rowsOf(sql, name, write)
    }
    yield* write(control({ kind: "end", rows }))
    return { tables: tables.length, rows }
  },
  (dumping, sql) =>
    sql
      .withTransaction(dumping)
      .pipe(Effect.provideService(SqlClient.BeginTransaction, "BEGIN ISOLATION LEVEL REPEATABLE READ")),
)

const failed = (file: string) => (cause: unknown) => {
  const code = BackupError.codeOf(cause)
  const message =
    code === "EEXIST"
      ? `Die Datei ${file} gibt es schon. Bitte einen anderen Namen angeben.`
      : `Die Sicherung ${file} kann nicht geschrieben werden (${code || String(cause)}). Bitte Ordner, Rechte und Platz prüfen.`
  return new BackupError({ message, cause })
}

/**
 * Opens a new compressed file under a temporary name, and reserves its final name with an empty file. The
 * caller renames the file and sets `isDone.now`. If `isDone.now` is not set at the end of the scope, both
 * files are removed.
 */
const newFile = (file: string) =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const part = `${file}.part`
        await open(file, "wx", 0o600).then((handle) => handle.close())
        const gzip = createGzip()
        const written = pipeline(gzip, createWriteStream(part, { mode: 0o600, flush: true }))
        written.catch(() => {})
        return { part, gzip, written, isDone: { now: false } }
      },
      catch: failed(file),
    }),
    ({ gzip, isDone, part, written }) =>
      Effect.promise(async () => {
        gzip.destroy()
        await written.catch(() => {})
        if (!isDone.now) await Promise.all([rm(part, { force: true }), rm(file, { force: true })])
      }),
  )

/**
 * Writes a backup of all tables to a new file with mode 0600, while the shop runs. The backup is consistent:
 * it contains exactly the changes that were committed when it began.
 */
export const backUp = (file: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { gzip, isDone, part, written } = yield* newFile(file)
      const write = (text: string) =>
        Effect.tryPromise({
          try: () =>
            // After an error of the file, `gzip` may never call back. Then `written` rejects with the reason.
            Promise.race([
              written,
              new Promise<void>((resolve) => {
                gzip.write(text, (error) => {
                  if (!error) resolve()
                })
              }),
            ]),
          catch: failed(file),
        })
      const counted = yield* dump(sql, write)
      yield* Effect.tryPromise({
        try: async () => {
          gzip.end()
          await written
          await rename(part, file)
          isDone.now = true
        },
        catch: failed(file),
      })
      yield* recordBackup
      return counted
    }),
  )
