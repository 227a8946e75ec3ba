import { readdir, readFile, rm } from "node:fs/promises"
import { basename, extname, join } from "node:path"

import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { OpenedDatabase } from "../OpenedDatabase.ts"
import { withoutSecrets } from "../support/withoutSecrets.ts"
import { type Removal, removePerson, scrub } from "./deletePerson.ts"
import { findPerson, isOf, type Person } from "./Person.ts"
import { personalTables } from "./tables.ts"

const Row = Schema.Record(Schema.String, Schema.Json)
const Rows = Schema.Array(Schema.Struct({ row: Row }))

/** All data of a person by table, without empty tables. */
type PersonalExport = Readonly<Record<string, ReadonlyArray<Schema.Json>>>

/** Columns with the texts of a queued mail. */
const mailTexts = new Set(["subject", "body", "html"])

/** Removes the tokens and pickup codes from the row of a queued mail. */
const withoutMailSecrets = (row: typeof Row.Type): typeof Row.Type =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== "qr_codes")
      .map(([column, value]) => [
        column,
        mailTexts.has(column) && typeof value === "string" ? withoutSecrets(value) : value,
      ]),
  )

/** Removes the names of staff from the row of an order, which has them in its lists of events, transfers and refunds. */
const withoutStaffNames = (value: Schema.Json): Schema.Json => {
  if (Array.isArray(value)) return value.map(withoutStaffNames)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "by")
      .map(([key, inner]) => [key, withoutStaffNames(inner)]),
  )
}

/**
 * Reads all data of a person except names of staff and credentials: hashes of passwords and tokens, and tokens in the texts of mails
 * (GDPR 15, 20).
 */
export const readPerson = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, email: string) {
    const person = yield* findPerson(sql, email)
    const tables = yield* Effect.forEach(
      personalTables.filter(({ isExported }) => isExported),
      ({ table, whose }) =>
        sql`
        select to_jsonb(t) - 'password_hash' - 'token_hash' - 'who_hash' #- '{data,passwordHash}' as row
        from ${sql(table)} t where ${whose(sql, person)}`.pipe(
          Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
          Effect.map((rows) => {
            const found = rows.map(({ row }) => row)
            if (table === "customer_order") return [table, found.map(withoutStaffNames)] as const
            return [table, table === "outgoing_mail" ? found.map(withoutMailSecrets) : found] as const
          }),
        ),
    )
    const found: PersonalExport = Object.fromEntries(tables.filter(([, rows]) => rows.length > 0))
    return { found, person }
  },
  (reading, sql) => sql.withTransaction(reading),
)

/** Returns the id of a mail file: its name without the ending. */
const mailId = (path: string): string => basename(path, extname(path))

/** Returns the files of the person's mails in the data directory. */
const mailFiles = (dataDir: string, person: Person) =>
  Effect.promise(async () => {
    const folder = join(dataDir, "outbox")
    const names = await readdir(folder).catch(() => [])
    const files = []
    for (const name of names) {
      const text = await readFile(join(folder, name), "utf8").catch(() => "")
      files.push({ path: join(folder, name), text, isTheirs: isOf(person, text) })
    }
    // The HTML file of a mail does not name the recipient. It is found by its id, which is the id of the
    // text file.
    const ids = new Set(files.filter(({ isTheirs }) => isTheirs).map(({ path }) => mailId(path)))
    return files.filter(({ path }) => ids.has(mailId(path)))
  })

/** Exports all data of a person, including the mail files in the data directory. */
export const exportPerson = Effect.fnUntraced(function* (dataDir: string, email: string) {
  const { found, person } = yield* readPerson(yield* SqlClient.SqlClient, email)
  const files = yield* mailFiles(dataDir, person)
  const exported: PersonalExport =
    files.length === 0 ? found : { ...found, outbox: files.map(({ text }) => withoutSecrets(text)) }
  return exported
})

/**
 * Deletes the data of a person, including the mail files in the data directory. Keeps the records that the
 * law requires the shop to keep.
 */
export const deletePerson = Effect.fnUntraced(function* (dataDir: string, email: string) {
  const sql = yield* SqlClient.SqlClient
  const { person, removal } = yield* removePerson(sql, email)
  if ((yield* OpenedDatabase).kind === "embedded") yield* scrub(sql)
  const files = yield* mailFiles(dataDir, person)
  yield* Effect.promise(() => Promise.all(files.map(({ path }) => rm(path, { force: true }))))
  const all: Removal =
    files.length === 0 ? removal : { ...removal, removed: { ...removal.removed, outbox: files.length } }
  return all
})
