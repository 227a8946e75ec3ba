import { Effect, Stream } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, Statement } from "effect/sql"

/** A database that answers each statement with the rows that a function returns for its text. */
export const answeringDatabase = (rowsOf: (statement: string) => ReadonlyArray<object>) => {
  const answer = (statement: string) => Effect.sync(() => rowsOf(statement))
  return SqlClient.make({
    acquirer: Effect.succeed({
      execute: answer,
      executeUnprepared: answer,
      executeValues: () => Effect.succeed([]),
      executeValuesUnprepared: () => Effect.succeed([]),
      executeRaw: answer,
      executeStream: () => Stream.empty,
    }),
    compiler: Statement.makeCompilerSqlite(),
    driver: "empty",
    spanAttributes: [],
  }).pipe(Effect.provide(Reactivity.layer))
}

/** A database that answers every statement with no rows. */
export const emptyDatabase = answeringDatabase(() => [])
