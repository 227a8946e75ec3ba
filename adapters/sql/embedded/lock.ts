import { existsSync, mkdirSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"

import { Effect } from "effect"
import type { Scope } from "effect"

import { StartError } from "../StartError.ts"

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const notWritable = (directory: string, cause: unknown) =>
  new StartError({
    reason: "NotWritable",
    message: `The data directory ${directory} cannot be written (${codeOf(cause) || messageOf(cause)}).`,
    cause,
  })

/** Makes a folder and those above it. Node's own recursive way never returns where the system answers ENOENT. */
const makeFolder = (directory: string): void => {
  if (existsSync(directory)) return
  makeFolder(dirname(directory))
  mkdirSync(directory)
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
 * without an error. The lock is the operating system's, so it is free again however the process ends.
 */
export const lockDirectory = (directory: string): Effect.Effect<void, StartError, Scope.Scope> =>
  Effect.gen(function* () {
    yield* Effect.try({
      try: () => makeFolder(resolve(directory)),
      catch: (cause) => notWritable(directory, cause),
    })
    yield* Effect.acquireRelease(
      Effect.try({
        try: () => take(directory),
        catch: (cause) =>
          /locked|busy/u.test(messageOf(cause))
            ? new StartError({
                reason: "Locked",
                message: `The data directory ${directory} is in use by another process. Stop that one first.`,
                cause,
              })
            : notWritable(directory, cause),
      }),
      (lock) => Effect.sync(() => lock.close()),
    )
  })
