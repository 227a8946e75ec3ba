import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { Effect, Layer, Logger } from "effect"
import type { SqlClient } from "effect/sql"

import { backUp as backUpTo } from "./backup/backUp.ts"
import { BackupError } from "./backup/BackupError.ts"
import { type Restored, restore as restoreFrom } from "./backup/restore.ts"
import { type DatabaseOptions, layer } from "./database.ts"
import { databaseVersionFile, refuseRoot } from "./embedded/lock.ts"
import { loggedUse } from "./loggedUse.ts"
import { hasTables, migrate } from "./migrate.ts"
import type { OpenedDatabase } from "./OpenedDatabase.ts"
import * as personalData from "./personal/personalData.ts"
import { StartError, type StartFailure } from "./StartError.ts"
import type { WorldChanges } from "./world/compareWorlds.ts"
import { exportWorld as exportFrom, type WorldWriter } from "./world/exportWorld.ts"
import { importWorld as importInto } from "./world/importWorld.ts"
import type { World } from "./world/World.ts"

/** The result for the command line. It is plain data, because the caller may use another version of Effect. */
export type Outcome<A> =
  | { readonly kind: "done"; readonly answer: A }
  /** The database cannot be opened, or it has no tables. */
  | { readonly kind: "unusable"; readonly reason: StartFailure; readonly owner?: number | undefined }
  /** The backup cannot be written or restored. `message` is German. */
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "failed"; readonly message: string }

const failedWith = (error: unknown): Outcome<never> => {
  if (error instanceof StartError) return { kind: "unusable", reason: error.reason, owner: error.owner }
  if (error instanceof BackupError) return { kind: "refused", message: error.message }
  return { kind: "failed", message: error instanceof Error ? error.message : String(error) }
}

const outcomeOf = <A>(work: Effect.Effect<A, unknown>): Promise<Outcome<A>> =>
  work.pipe(
    Effect.map((answer): Outcome<A> => ({ kind: "done", answer })),
    Effect.catch((error) => Effect.succeed(failedWith(error))),
    Effect.catchDefect((defect) => Effect.succeed(failedWith(defect))),
    Effect.runPromise,
  )

const needsTables = hasTables.pipe(
  Effect.filterOrFail(
    (present) => present,
    () => new StartError({ reason: "Emptied", message: "The database has no tables." }),
  ),
)

/** Returns whether there is no embedded database yet. False with PostgreSQL. */
const isMissing = ({ directory, url }: DatabaseOptions): boolean =>
  url === undefined && !existsSync(databaseVersionFile(directory))

/** Refuses root before it creates a database in a data directory of another user. */
const refuseRootIfMissing = (options: DatabaseOptions): Effect.Effect<void, StartError> =>
  isMissing(options) ? refuseRoot(options.directory, options.directory) : Effect.void

/** @param mayCreate whether a missing database is created. Default: false. */
const onDatabase = <A>(
  options: DatabaseOptions,
  use: string,
  work: Effect.Effect<A, unknown, SqlClient.SqlClient | OpenedDatabase>,
  mayCreate = false,
): Promise<Outcome<A>> => {
  if (!mayCreate && isMissing(options)) return Promise.resolve({ kind: "unusable", reason: "Emptied" })
  const used = (mayCreate ? Effect.void : needsTables).pipe(
    Effect.andThen(migrate()),
    Effect.andThen(work),
    loggedUse(options.directory, use),
    Effect.provide(Layer.merge(layer(options), Logger.layer([]))),
  )
  return outcomeOf(Effect.andThen(refuseRootIfMissing(options), used))
}

/** Exports all data of a person from a stopped shop. */
export const exportPerson = (options: DatabaseOptions, email: string) =>
  onDatabase(options, "/customers/export", personalData.exportPerson(options.directory, email))

/** Deletes the data of a person from a stopped shop, except what the law requires to keep. */
export const deletePerson = (options: DatabaseOptions, email: string) =>
  onDatabase(options, "/customers/delete", personalData.deletePerson(options.directory, email))

/** Writes a backup of the embedded database of a stopped shop. */
export const backUp = (options: DatabaseOptions, file: string) =>
  onDatabase(options, "/backup", backUpTo(file))

/** Restores the embedded database of a stopped shop. */
export const restore = (directory: string, file: string, replaces: boolean): Promise<Outcome<Restored>> =>
  refuseRootIfMissing({ directory }).pipe(
    Effect.andThen(restoreFrom(directory, file, replaces)),
    Effect.provide(Logger.layer([])),
    outcomeOf,
  )

/** Time limit of a statement of an import, in ms: building the search index of 500,000 articles takes a minute. */
const importBudgetMillis = 600_000

/**
 * Passes the world of the embedded database of a stopped shop, or of PostgreSQL, to a writer. Returns the
 * number of articles.
 */
export const exportWorld = (options: DatabaseOptions, writer: WorldWriter): Promise<Outcome<number>> =>
  onDatabase(options, "/data/export", exportFrom(writer))

/**
 * Imports a retailer's world into the embedded database of a stopped shop, or into PostgreSQL, where shops may be
 * running.
 *
 * @param isTrial compares the worlds and keeps the old one. The tables of an existing database are nevertheless
 *   migrated. A missing embedded database is created in a temporary folder, which is removed afterwards.
 * @param mayCreate creates a missing embedded database, or the missing tables in PostgreSQL
 */
export const importWorld = async (
  options: DatabaseOptions,
  world: World,
  { isTrial, mayCreate }: { readonly isTrial: boolean; readonly mayCreate: boolean },
): Promise<Outcome<WorldChanges>> => {
  const importTo = (directory: string) =>
    onDatabase(
      { ...options, directory, statementBudgetMillis: importBudgetMillis },
      "/data/import",
      importInto(world, isTrial),
      mayCreate,
    )
  if (!isTrial || !mayCreate || !isMissing(options)) return importTo(options.directory)
  const temporary = await mkdtemp(join(tmpdir(), "heimwerk-"))
  try {
    return await importTo(temporary)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
