import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { DataVersion, withHalfMinute } from "./DataVersion.ts"

/**
 * How long a version is used before it is read again, in ms. A cached answer is outdated for at most this time, and
 * while a request makes it again.
 */
export const versionMillis = 1000

const Versions = Schema.Tuple([
  Schema.Struct({ world: Schema.NullOr(Schema.String), snapshot: Schema.String }),
])

interface Version {
  readonly world: string
  readonly snapshot: string
}

/** Caches a version of the data for a second. If it cannot be read, every cached answer counts as outdated. */
const versionsOf = <E, R>(source: Effect.Effect<Version, E, R>) =>
  Effect.map(Effect.context<R>(), (context) => {
    let kept = { at: Number.NEGATIVE_INFINITY, world: "", database: "" }
    const read = Effect.map(Effect.provideContext(source, context), ({ snapshot, world }) => ({
      world,
      database: `${world} ${snapshot}`,
    }))
    const current = Effect.gen(function* () {
      const at = yield* Clock.currentTimeMillis
      if (at - kept.at < versionMillis) return kept
      const unreadable = `unreadable ${at}`
      const versions = yield* Effect.orElseSucceed(read, () => ({ world: unreadable, database: unreadable }))
      kept = { ...versions, at }
      return kept
    })
    return {
      world: withHalfMinute(Effect.map(current, ({ world }) => world)),
      database: withHalfMinute(Effect.map(current, ({ database }) => database)),
    }
  })

/**
 * Reads the versions from the database, about once per second. The snapshot names all transactions whose
 * changes are visible, so it changes with every change of any table.
 */
export const layer: Layer.Layer<never, never, SqlClient.SqlClient> = Layer.effect(
  DataVersion,
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    versionsOf(
      Effect.gen(function* () {
        const rows = yield* sql`
          select (select version from world) as world, pg_current_snapshot()::text as snapshot`
        const [{ snapshot, world }] = yield* Schema.decodeUnknownEffect(Versions)(rows)
        return { world: world ?? "", snapshot }
      }),
    ),
  ),
)

/** Takes the versions from a source that every server of the data has reached, about once per second. */
export const layerFrom = <E>(source: Effect.Effect<Version, E>): Layer.Layer<never> =>
  Layer.effect(DataVersion, versionsOf(source))
