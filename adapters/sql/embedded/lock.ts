import { accessSync, constants, existsSync, mkdirSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"

import { Effect, Schedule } from "effect"
import type { Scope } from "effect"

import { StartError } from "../StartError.ts"

/** The database's own folder in the data directory. */
export const databaseFolder = "pglite"

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

/** Makes a folder and those above it. Node's own recursive way never returns where the system answers ENOENT. */
const makeFolder = (directory: string): void => {
  if (existsSync(directory)) return
  makeFolder(dirname(directory))
  try {
    mkdirSync(directory)
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") throw cause
  }
}

/** Makes the data directory and finds out whether it can be written, in the words of the operating system. */
const prepareFolder = (directory: string): void => {
  makeFolder(directory)
  const usable = constants.R_OK | constants.W_OK | constants.X_OK
  accessSync(`${directory}/`, usable)
  const database = join(directory, databaseFolder)
  if (existsSync(database)) accessSync(`${database}/`, usable)
}

/** A process that was ended, or is just being ended, needs a moment to let go of the directory. */
const patience = {
  while: ({ reason }: StartError) => reason === "Locked",
  schedule: Schedule.spaced("100 millis"),
  times: 20,
}

const take = (directory: string): DatabaseSync => {
  const lock = new DatabaseSync(join(directory, "lock"), { timeout: 0 })
  try {
    lock.exec("begin exclusive")
    return lock
  } catch (cause) {
    lock.close()
    throw cause
  }
}

/**
 * Holds the data directory for this process alone: two processes on one embedded database lose acknowledged changes
 * without an error. The lock is the operating system's, so it is free again however the process ends; one that is held is
 * asked for again for two seconds.
 */
export const lockDirectory = (directory: string): Effect.Effect<void, StartError, Scope.Scope> =>
  Effect.gen(function* () {
    yield* Effect.try({
      try: () => prepareFolder(resolve(directory)),
      catch: (cause) => notWritable(directory, cause),
    })
    yield* Effect.acquireRelease(
      Effect.try({
        try: () => take(directory),
        catch: (cause) => notTaken(directory, cause),
      }).pipe(Effect.retry(patience)),
      (lock) => Effect.sync(() => lock.close()),
    )
  })
