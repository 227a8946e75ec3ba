import { appendFileSync } from "node:fs"
import { join } from "node:path"

import { Clock, Effect, Exit, Logger } from "effect"

import { makePrivateFolder } from "./embedded/privateFolder.ts"

/**
 * Writes log lines to the file `operator.log` in the data directory. Only the owner of the file can read it.
 */
const logIn = (directory: string) =>
  Logger.layer([
    Logger.map(Logger.formatLogFmt, (line) => {
      makePrivateFolder(directory)
      appendFileSync(join(directory, "operator.log"), `${line}\n`, { mode: 0o600 })
    }),
  ])

/**
 * Logs a command on the data of a stopped shop, in the form in which a running shop logs uses of its
 * private endpoints. The line contains no personal data.
 *
 * @param use the path that the command has on a running shop: `/customers/export`
 */
export const loggedUse =
  (directory: string, use: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.gen(function* () {
      const start = yield* Clock.currentTimeMillis
      const exit = yield* Effect.exit(work)
      const millis = (yield* Clock.currentTimeMillis) - start
      yield* Effect.logInfo(`POST ${use} ${Exit.isSuccess(exit) ? 200 : 500} ${millis}ms`).pipe(
        Effect.annotateLogs({ operator: "stopped shop" }),
        Effect.provide(logIn(directory)),
      )
      return yield* exit
    })
