import { existsSync } from "node:fs"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"

import { Effect, Layer, Logger, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { databaseFolder } from "../embedded/lock.ts"
import { type DatabaseOptions, layer } from "../database.ts"
import { migrate } from "../migrate.ts"
import { OpenedDatabase } from "../OpenedDatabase.ts"
import { StartError } from "../StartError.ts"
import { type Removed, removePerson, scrub } from "./deletePerson.ts"
import { mentions } from "./mentions.ts"
import { findPerson } from "./Person.ts"
import { personalTables } from "./tables.ts"

/** The result for the command line. Promises and plain data, because the caller may use another version of Effect. */
export type Outcome<A> =
  | { readonly kind: "done"; readonly answer: A }
  /** Another process, probably the shop, has locked the embedded database. */
  | { readonly kind: "locked" }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly message: string }

const failedWith = (error: unknown): Outcome<never> =>
  error instanceof StartError && error.reason === "Locked"
    ? { kind: "locked" }
    : { kind: "failed", message: error instanceof Error ? error.message : String(error) }

const onDatabase = <A>(
  options: DatabaseOptions,
  work: Effect.Effect<A, unknown, SqlClient.SqlClient | OpenedDatabase>,
): Promise<Outcome<A>> => {
  if (options.url === undefined && !existsSync(join(options.directory, databaseFolder)))
    return Promise.resolve({ kind: "missing" })
  return Effect.andThen(migrate(), work).pipe(
    Effect.provide(Layer.merge(layer(options), Logger.layer([]))),
    Effect.map((answer): Outcome<A> => ({ kind: "done", answer })),
    Effect.catch((error) => Effect.succeed(failedWith(error))),
    Effect.catchDefect((defect) => Effect.succeed(failedWith(defect))),
    Effect.runPromise,
  )
}

const Rows = Schema.Array(Schema.Struct({ row: Schema.Unknown }))

/** All data of a person by table, without empty tables. */
type PersonalExport = Readonly<Record<string, ReadonlyArray<unknown>>>

/** Reads all data of a person except credentials: hashes of passwords and tokens (GDPR 15, 20). */
const readPerson = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, email: string) {
    const person = yield* findPerson(sql, email)
    const tables = yield* Effect.forEach(
      personalTables.filter(({ isExported }) => isExported),
      ({ table, whose }) =>
        sql`
        select to_jsonb(t) - 'password_hash' - 'token_hash' - 'who_hash' as row from ${sql(table)} t
        where ${whose(sql, person)}`.pipe(
          Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
          Effect.map((rows) => [table, rows.map(({ row }) => row)] as const),
        ),
    )
    const found: PersonalExport = Object.fromEntries(tables.filter(([, rows]) => rows.length > 0))
    return { found, emails: person.emails }
  },
  (reading, sql) => sql.withTransaction(reading),
)

/** Mail files beside the database that contain one of the e-mails. */
const mailFiles = async ({ directory }: DatabaseOptions, emails: ReadonlyArray<string>) => {
  const folder = join(directory, "outbox")
  const names = await readdir(folder).catch(() => [])
  const found = []
  for (const name of names) {
    const text = await readFile(join(folder, name), "utf8").catch(() => "")
    if (emails.some((one) => mentions(text, one))) found.push({ path: join(folder, name), text })
  }
  return found
}

/** Exports all data of a person, mail files included. */
export const exportPerson = async (
  options: DatabaseOptions,
  email: string,
): Promise<Outcome<PersonalExport>> => {
  const outcome = await onDatabase(
    options,
    Effect.flatMap(SqlClient.SqlClient, (sql) => readPerson(sql, email)),
  )
  if (outcome.kind !== "done") return outcome
  const { emails, found } = outcome.answer
  const files = await mailFiles(options, emails)
  const answer = files.length === 0 ? found : { ...found, outbox: files.map(({ text }) => text) }
  return { kind: "done", answer }
}

/** Deletes all data of a person, mail files included. */
export const deletePerson = async (options: DatabaseOptions, email: string): Promise<Outcome<Removed>> => {
  const outcome = await onDatabase(
    options,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const removed = yield* removePerson(sql, email)
      if ((yield* OpenedDatabase).kind === "embedded") yield* scrub(sql)
      return removed
    }),
  )
  if (outcome.kind !== "done") return outcome
  const { emails, removed } = outcome.answer
  const files = await mailFiles(options, emails)
  for (const { path } of files) await rm(path, { force: true })
  return {
    kind: "done",
    answer: files.length === 0 ? removed : { ...removed, outbox: files.length },
  }
}
