import { Data, Effect, Result, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { innermostMessage } from "../innermostMessage.ts"

const Indexes = Schema.Array(Schema.Struct({ name: Schema.String }))

/**
 * The result of a check. It is an error, so that the transaction is rolled back and does not leave the
 * extension amcheck in the database.
 */
class Checked extends Data.TaggedError("Checked")<{ readonly problem: string | undefined }> {}

/** The extension amcheck does not exist, or the shop's user may not use it. */
class Unchecked extends Data.TaggedError("Unchecked")<{ readonly message: string }> {}

/**
 * Compares one index with its table. Each check has a transaction of its own, so that statements for visitors
 * wait for one check at most.
 */
const check = (sql: SqlClient.SqlClient, index: string) =>
  sql
    .withTransaction(
      Effect.gen(function* () {
        yield* sql`create extension if not exists amcheck`
        yield* sql`select has_function_privilege('bt_index_check(regclass, boolean)', 'execute') as allowed`.pipe(
          Effect.filterOrFail(
            ([row]) => row?.["allowed"] === true,
            () => new Unchecked({ message: "The user of the shop may not call bt_index_check." }),
          ),
        )
        const result = yield* Effect.result(
          sql.withTransaction(sql`select bt_index_check(${index}::text::regclass, true)::text`),
        )
        return yield* new Checked({
          problem: Result.isFailure(result) ? innermostMessage(result.failure) : undefined,
        })
      }),
    )
    .pipe(
      Effect.catchTag("Checked", ({ problem }) => Effect.succeed(problem)),
      Effect.catchTag("SqlError", (error) =>
        Effect.fail(new Unchecked({ message: innermostMessage(error) })),
      ),
    )

/**
 * Compares all B-tree indexes of the shop with their tables, with PostgreSQL's extension amcheck. Nothing is
 * changed. `missing` means that the extension does not exist, or that the shop's user may not use it.
 */
export const checkIndexes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const indexes = yield* sql`
    select quote_ident(c.relname) as name from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_am a on a.oid = c.relam
    where n.nspname = 'public' and a.amname = 'btree' and i.indisvalid and i.indisready
    order by c.relname`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Indexes)))
  return yield* Effect.forEach(indexes, ({ name }) => check(sql, name)).pipe(
    Effect.map((results) => {
      const problems = results.filter((problem) => problem !== undefined)
      return {
        state: problems.length === 0 ? ("ok" as const) : ("damaged" as const),
        checked: results.length,
        problems,
      }
    }),
    Effect.catchTag("Unchecked", ({ message }) =>
      Effect.succeed({ state: "missing" as const, checked: 0, problems: [message] }),
    ),
  )
})
