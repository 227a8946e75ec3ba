import { type Cause, Clock, Context, Effect, Exit, Fiber, Option, Schema, type Scope } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

const Versions = Schema.Array(Schema.Struct({ version: Schema.String }))

/**
 * How long the version of the world is used before it is read again, in ms. Default: 0, so every call reads
 * it. A server reads it less often, because even a trivial query takes longer than most answers from memory.
 */
export class WorldVersionAge extends Context.Reference<number>("adapters/sql/WorldVersionAge", {
  defaultValue: () => 0,
}) {}

type Failure = SqlError.SqlError | Schema.SchemaError | Cause.TimeoutError

/**
 * The version of the world for values that are loaded from replicas. Every database server that may load them
 * has at least this version. By default the version is read with the client that loads the value.
 */
export class WorldVersionSource extends Context.Reference<Effect.Effect<string, Failure> | undefined>(
  "adapters/sql/WorldVersionSource",
  { defaultValue: () => undefined },
) {}

/**
 * Caches a value that is computed from the world. A call reads only the version of the world, unless it was
 * read shortly before (`WorldVersionAge`), and computes the value again if the version has changed.
 *
 * Parallel calls share one computation for each version. It continues when its callers are interrupted, and
 * ends with the scope. A failed computation is repeated at the next call. A call in a transaction computes the
 * value itself: the computation of another call can wait for a connection that the transaction holds.
 */
export const cachedByWorldVersion = <A, E>(
  load: Effect.Effect<A, E>,
): Effect.Effect<Effect.Effect<A, E | Failure>, never, SqlClient.SqlClient | Scope.Scope> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const scope = yield* Effect.scope
    const maxAge = yield* WorldVersionAge
    const read = Effect.map(
      Effect.flatMap(sql`select version from world`, Schema.decodeUnknownEffect(Versions)),
      (rows) => rows[0]?.version ?? "",
    )
    const version: Effect.Effect<string, Failure> = (yield* WorldVersionSource) ?? read
    let kept: { readonly readAt: number; readonly version: string; readonly value: A } | undefined
    let loading: { readonly version: string; readonly fiber: Fiber.Fiber<A, E> } | undefined

    const start = Effect.fnUntraced(function* (readAt: number, version: string) {
      const fiber = yield* Effect.forkIn(load, scope)
      loading = { version, fiber }
      fiber.addObserver((exit) => {
        // A newer version may be loading already.
        if (loading?.fiber !== fiber) return
        loading = undefined
        if (Exit.isSuccess(exit)) kept = { readAt, version, value: exit.value }
      })
      return fiber
    })

    return Effect.gen(function* () {
      const readAt = yield* Clock.currentTimeMillis
      // The age is negative after the clock was set back.
      if (kept !== undefined && readAt >= kept.readAt && readAt - kept.readAt < maxAge) return kept.value
      const now = yield* version
      if (kept?.version === now) {
        kept = { ...kept, readAt }
        return kept.value
      }
      if (Option.isSome(yield* Effect.serviceOption(sql.transactionService))) return yield* load
      return yield* Fiber.join(loading?.version === now ? loading.fiber : yield* start(readAt, now))
    })
  })
