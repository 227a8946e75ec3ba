import { vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { serveOperators } from "@heimwerk/server/operator/serve.ts"
import { Effect, Layer, Logger } from "effect"

import { smallWorldDatabase, sqlPorts, withSmallWorld } from "../../support/database.ts"
import { operatorServices } from "./operatorServices.ts"

/**
 * Runs work while a shop with the small world in the directory answers operators over its private socket.
 *
 * @param log receives the lines of the shop's log
 */
export const whileRunning = <A, E, R>(
  directory: string,
  origin: string,
  work: Effect.Effect<A, E, R>,
  log: Array<string> = [],
) =>
  Effect.andThen(
    serveOperators([{ via: "socket", path: socketPath(directory) }], directory, origin, Effect.void),
    work,
  ).pipe(
    Effect.provide(
      operatorServices.pipe(
        Layer.provideMerge(sqlPorts),
        Layer.provideMerge(withSmallWorld(databaseIn({ directory }))),
      ),
    ),
    Effect.scoped,
    Effect.provide(Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void log.push(line))])),
  )

/**
 * Runs work while a new shop with the small world answers operators. Sets DATA_DIR for the command line; the test file
 * unsets it after each test.
 *
 * @param log receives the lines of the shop's log
 */
export const withRunningShop = <A, E, R>(work: Effect.Effect<A, E, R>, log: Array<string> = []) =>
  Effect.gen(function* () {
    const directory = yield* smallWorldDatabase
    vi.stubEnv("DATA_DIR", directory)
    return yield* whileRunning(directory, "https://shop.example", work, log)
  })
