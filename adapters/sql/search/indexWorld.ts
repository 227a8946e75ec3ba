import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { advisoryLock } from "../advisoryLock.ts"
import { buildSearchTables } from "./buildSearchTables.ts"

const Worlds = Schema.Array(Schema.Struct({ indexed: Schema.Boolean }))

/** Returns whether the world has its search tables, or there is no world. */
export const isIndexed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const worlds = yield* Effect.flatMap(sql`select indexed from world`, Schema.decodeUnknownEffect(Worlds))
  return worlds.every(({ indexed }) => indexed)
})

/**
 * Builds the search tables of a world that an older version of the shop has written. Does nothing if the world has them, or
 * if there is no world. Servers that start together wait for each other. Meanwhile, older servers answer searches.
 */
export const indexWorld = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  if (yield* isIndexed) return
  const build = Effect.gen(function* () {
    yield* sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)::text as taken`
    if (yield* isIndexed) return
    yield* sql`delete from search_article`
    yield* sql`delete from search_column`
    yield* sql`delete from search_posting`
    yield* buildSearchTables((table) => table)
    yield* sql`update world set indexed = true`
    yield* sql`analyze search_article, search_column, search_posting`
  })
  // A visitor who leaves must not stop the build, because other searches wait for it.
  yield* Effect.uninterruptible(sql.withTransaction(build))
}).pipe(Effect.withSpan("sql.indexWorld"))
