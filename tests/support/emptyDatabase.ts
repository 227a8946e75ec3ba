import { Effect, Stream } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, Statement } from "effect/sql"

/** A database that answers every statement with no rows. */
export const emptyDatabase = SqlClient.make({
  acquirer: Effect.succeed({
    execute: () => Effect.succeed([]),
    executeUnprepared: () => Effect.succeed([]),
    executeValues: () => Effect.succeed([]),
    executeValuesUnprepared: () => Effect.succeed([]),
    executeRaw: () => Effect.succeed([]),
    executeStream: () => Stream.empty,
  }),
  compiler: Statement.makeCompilerSqlite(),
  driver: "empty",
  spanAttributes: [],
}).pipe(Effect.provide(Reactivity.layer))
