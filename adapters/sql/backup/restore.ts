import { createReadStream, existsSync } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { createGunzip } from "node:zlib"

import { Clock, Effect, Layer, Schema, Stream } from "effect"
import { SqlClient } from "effect/sql"

import { layer } from "../database.ts"
import { lockDirectory, restoringFolder } from "../embedded/lock.ts"
import { databaseFolder, replacedPrefix } from "../embedded/privateFolder.ts"
import { migrate, migrations } from "../migrate.ts"
import { BackupError } from "./BackupError.ts"
import { BackupLine, batchSize } from "./format.ts"

/** Returns the error for a file that is missing, truncated or damaged. */
const incomplete = (file: string, cause?: unknown) => {
  const message =
    BackupError.codeOf(cause) === "ENOENT"
      ? `Die Datei ${file} gibt es nicht.`
      : `Die Datei ${file} ist keine vollständige Sicherung. Es wurde nichts geändert.`
  return new BackupError({ message, cause })
}

/** Reads the lines of a backup, many at a time. A truncated or damaged file fails, because gzip has a checksum. */
const linesOf = async function* (file: string) {
  const text = createGunzip()
  createReadStream(file)
    .once("error", (cause) => text.destroy(cause))
    .pipe(text)
  text.setEncoding("utf8")
  let rest = ""
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split("\n")
    rest = lines.pop() ?? ""
    yield lines
  }
}

/** Decodes a line of a backup that begins with `#`. */
const decodeLine = (file: string, line: string) =>
  Schema.decodeUnknownEffect(Schema.fromJsonString(BackupLine))(line.slice(1)).pipe(
    Effect.mapError((cause) => incomplete(file, cause)),
  )

const firstAndLastLine = async (file: string): Promise<readonly [string, string]> => {
  let first: string | undefined
  let last = ""
  for await (const lines of linesOf(file)) {
    first ??= lines[0]
    last = lines.at(-1) ?? last
  }
  return [first ?? "", last]
}

/**
 * Reads a backup to its end without a database. Fails if the file is missing or truncated, or if it comes from a newer
 * version of the shop.
 */
const checkBackup = Effect.fnUntraced(function* (file: string) {
  const [first, last] = yield* Effect.tryPromise({
    try: () => firstAndLastLine(file),
    catch: (cause) => incomplete(file, cause),
  })
  const header = yield* decodeLine(file, first)
  const end = yield* decodeLine(file, last)
  if (header.kind !== "heimwerk-backup" || end.kind !== "end") return yield* incomplete(file)
  if (header.migration > (migrations.at(-1)?.id ?? 0))
    return yield* new BackupError({
      message: `Die Sicherung ${file} stammt von einer neueren Version des Shops. Bitte mit dieser Version wiederherstellen.`,
    })
})

const Names = Schema.Array(Schema.Struct({ name: Schema.String }))
const Identities = Schema.Array(Schema.Struct({ table: Schema.String, column: Schema.String }))

/**
 * Creates the tables of the backup's version, without rows, and turns foreign keys off until all rows are
 * restored.
 */
const prepare = Effect.fnUntraced(function* (migration: number) {
  const sql = yield* SqlClient.SqlClient
  yield* migrate(migrations.filter(({ id }) => id <= migration))
  const tables =
    yield* sql`select table_name as name from information_schema.tables where table_schema = 'public'`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Names)),
    )
  yield* sql`truncate ${sql.literal(tables.map(({ name }) => `"${name}"`).join(", "))}`
  yield* sql`set session_replication_role = replica`
})

/** Continues identity columns after the highest restored value. */
const continueIdentities = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const identities = yield* sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Identities)),
  )
  for (const { column, table } of identities)
    yield* sql`
      select setval(pg_get_serial_sequence(${table}::text, ${column}::text), max(${sql(column)}))::text from ${sql(table)}`
})

/** Fills a new database from a backup. Returns the number of rows. */
const fill = Effect.fnUntraced(function* (file: string) {
  const sql = yield* SqlClient.SqlClient
  let table: Extract<BackupLine, { readonly kind: "table" }> | undefined
  let batch: Array<string> = []
  let rows = 0
  let isComplete = false

  const insert = Effect.gen(function* () {
    if (table === undefined || batch.length === 0) return
    const columns = sql.literal(table.columns.map((name) => `"${name}"`).join(", "))
    yield* sql`
      insert into ${sql(table.name)} (${columns}) overriding system value select ${columns}
      from jsonb_populate_recordset(null::${sql(table.name)}, ${`[${batch.join(",")}]`}::text::jsonb)`
    rows += batch.length
    batch = []
  })

  const read = Effect.fnUntraced(function* (line: string) {
    if (!line.startsWith("#")) {
      batch.push(line)
      return yield* batch.length < batchSize ? Effect.void : insert
    }
    yield* insert
    const control = yield* decodeLine(file, line)
    if (control.kind === "heimwerk-backup") return yield* prepare(control.migration)
    if (control.kind === "table") return void (table = control)
    isComplete = control.rows === rows
  })

  yield* Stream.fromAsyncIterable(linesOf(file), (cause) => incomplete(file, cause)).pipe(
    Stream.runForEach((lines) => Effect.forEach(lines, read, { discard: true })),
  )
  if (!isComplete) return yield* incomplete(file)
  yield* continueIdentities
  yield* sql`set session_replication_role = origin`
  yield* migrate()
  return rows
})

/**
 * The result of a restore: the number of restored rows, and the folder with the replaced data, if there were
 * any.
 */
export interface Restored {
  readonly rows: number
  readonly before?: string
}

/**
 * Restores the embedded database of a stopped shop from a backup. It fills a database beside the present one
 * and then exchanges the folders, so a failed restore changes nothing. The replaced data stay in
 * `pglite-before-<time>`. Without `replaces`, fails if the folder already has a database.
 */
export const restore = (directory: string, file: string, replaces: boolean) =>
  Effect.scoped(
    Effect.gen(function* () {
      yield* lockDirectory(directory)
      const present = join(directory, databaseFolder)
      const exists = existsSync(present)
      if (exists && !replaces)
        return yield* new BackupError({
          message: `In ${directory} liegen schon Daten eines Shops. Mit --replace treten die der Sicherung an ihre Stelle.`,
        })
      // A new database takes seconds, so an unusable file is refused before.
      yield* checkBackup(file)
      const aside = join(directory, restoringFolder)
      yield* Effect.addFinalizer(() => Effect.promise(() => rm(aside, { recursive: true, force: true })))
      const rows = yield* fill(file).pipe(Effect.provide(Layer.fresh(layer({ directory: aside }))))
      const before = join(directory, `${replacedPrefix}${yield* Clock.currentTimeMillis}`)
      yield* Effect.promise(async () => {
        if (exists) await rename(present, before)
        await rename(join(aside, databaseFolder), present)
      })
      const restored: Restored = exists ? { rows, before } : { rows }
      return restored
    }),
  )
