import { existsSync } from "node:fs"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"

import { Effect, Layer, Logger } from "effect"
import { SqlClient } from "effect/sql"

import { databaseFolder } from "../embedded/lock.ts"
import { type DatabaseOptions, layer } from "../database.ts"
import { migrate } from "../migrate.ts"
import { OpenedDatabase } from "../OpenedDatabase.ts"
import { StartError } from "../StartError.ts"
import { type Removed, removePerson, scrub } from "./deletePerson.ts"
import { type PersonalExport, readPerson } from "./exportPerson.ts"
import { mentions } from "./mentions.ts"

/** What came of it. A promise and plain data: the command line that asks may bring an Effect of its own. */
export type Outcome<A> =
  | { readonly kind: "done"; readonly answer: A }
  /** Another process, most likely the shop, holds the embedded database. */
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

/** The mails that lie as files beside the database, in which one of the e-mails stands. */
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

/** Everything of a person in a shop's data, mails that lie as files included. */
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

/** Removes everything of a person from a shop's data, mails that lie as files included. */
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
