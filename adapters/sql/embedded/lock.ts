import { accessSync, constants, existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import type * as Sqlite from "node:sqlite"

import { Effect, Schedule } from "effect"
import type { Scope } from "effect"

import { StartError } from "../StartError.ts"
import { foreignOwner } from "./foreignOwner.ts"
import { closeDatabaseFolders, databaseFolder, makePrivateFolder } from "./privateFolder.ts"

/** Name of the folder in the data directory that a restore fills before it replaces the database. */
export const restoringFolder = "restoring"

/** Returns the path of a file that every embedded database has. */
export const databaseVersionFile = (directory: string) => join(directory, databaseFolder, "PG_VERSION")

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const notWritable = (directory: string, cause: unknown) =>
  new StartError({
    reason: "NotWritable",
    message: `The data directory ${directory} cannot be written (${codeOf(cause) || messageOf(cause)}).`,
    cause,
  })

const notTaken = (directory: string, cause: unknown) => {
  const why = messageOf(cause)
  return /locked|busy/u.test(why)
    ? new StartError({
        reason: "Locked",
        message: `The data directory ${directory} is in use by another process. Stop that one first.`,
        cause,
      })
    : new StartError({
        reason: "NotWritable",
        message: `The file ${join(directory, "lock")} cannot be used (${why}).`,
        cause,
      })
}

/** Creates the data directory and checks that it is writable. Errors contain the operating system's text. */
const prepareFolder = (directory: string): void => {
  makePrivateFolder(directory)
  const usable = constants.R_OK | constants.W_OK | constants.X_OK
  accessSync(`${directory}/`, usable)
  const database = join(directory, databaseFolder)
  if (existsSync(database)) accessSync(`${database}/`, usable)
}

/** A process that is ending may need a moment to release the directory. */
const retries = {
  while: ({ reason }: StartError) => reason === "Locked",
  schedule: Schedule.spaced("100 millis"),
  times: 20,
}

/** Returns Node's SQLite, or nothing if this version of Node has none. An `import` would fail in Node 20. */
const sqliteOfNode = (): typeof Sqlite | undefined => process.getBuiltinModule("node:sqlite")

const take = (directory: string): Sqlite.DatabaseSync => {
  const sqlite = sqliteOfNode()
  if (sqlite === undefined)
    throw new Error(`the embedded database needs Node 24 or newer, and this is Node ${process.versions.node}`)
  const lock = new sqlite.DatabaseSync(join(directory, "lock"), { timeout: 0 })
  try {
    lock.exec("begin exclusive")
    return lock
  } catch (cause) {
    lock.close()
    throw cause
  }
}

/**
 * Refuses root if a folder of the data directory belongs to another user: the shop could not open files that root
 * creates there, and would take its database for damaged.
 */
export const refuseRoot = (directory: string, folder: string): Effect.Effect<void, StartError> =>
  Effect.try({
    try: () => foreignOwner(directory, folder),
    catch: (cause) => notWritable(directory, cause),
  }).pipe(
    Effect.flatMap((owner) =>
      owner === undefined
        ? Effect.void
        : Effect.fail(
            new StartError({
              reason: "WrongUser",
              message: `The data in ${directory} belong to user ${owner}, who could not open files that root creates. Start this program as user ${owner}.`,
              owner,
            }),
          ),
    ),
  )

/**
 * Locks the data directory for this process, because two processes on one embedded database silently lose
 * confirmed changes. It is a lock of the operating system, so it is released however the process ends. If
 * another process has the lock, locking is retried for 2 s. Refuses root if the database belongs to another user.
 * Removes the customers' data that a killed restore has left: only this process can be restoring now. Closes the
 * database's folder to other users.
 */
export const lockDirectory = (directory: string): Effect.Effect<void, StartError, Scope.Scope> =>
  Effect.gen(function* () {
    yield* Effect.try({
      try: () => prepareFolder(resolve(directory)),
      catch: (cause) => notWritable(directory, cause),
    })
    yield* refuseRoot(directory, join(directory, databaseFolder))
    yield* Effect.acquireRelease(
      Effect.try({
        try: () => take(directory),
        catch: (cause) => notTaken(directory, cause),
      }).pipe(Effect.retry(retries)),
      (lock) => Effect.sync(() => lock.close()),
    )
    yield* Effect.tryPromise({
      try: async () => {
        await rm(join(directory, restoringFolder), { recursive: true, force: true })
        closeDatabaseFolders(directory)
      },
      catch: (cause) => notWritable(directory, cause),
    })
  })
