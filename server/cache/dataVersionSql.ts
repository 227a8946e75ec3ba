import { dataVersionFields, selectDataVersion } from "@heimwerk/adapters/sql/dataVersion.ts"
import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { DataVersion, withHalfMinute } from "./DataVersion.ts"

/**
 * How long a version is used before it is read again, in ms. After a change of the data, the old answer is
 * served until the version is read again and a request has made the new answer.
 */
export const versionMillis = 1000

const Versions = Schema.Tuple([Schema.Struct(dataVersionFields)])

interface Version {
  readonly world: string
  readonly stock: string
}

/** Caches a version of the data for a second. If it cannot be read, every cached answer counts as outdated. */
const versionsOf = <E, R>(source: Effect.Effect<Version, E, R>) =>
  Effect.map(Effect.context<R>(), (context) => {
    let kept = { at: Number.NEGATIVE_INFINITY, world: "", stockedWorld: "" }
    const read = Effect.map(Effect.provideContext(source, context), ({ stock, world }) => ({
      world,
      stockedWorld: `${world} ${stock}`,
    }))
    const current = Effect.gen(function* () {
      const at = yield* Clock.currentTimeMillis
      // The age is negative after the clock was set back.
      if (at >= kept.at && at - kept.at < versionMillis) return kept
      const unreadable = `unreadable ${at}`
      const versions = yield* Effect.orElseSucceed(read, () => ({
        world: unreadable,
        stockedWorld: unreadable,
      }))
      kept = { ...versions, at }
      return kept
    })
    return {
      world: withHalfMinute(Effect.map(current, ({ world }) => world)),
      stockedWorld: withHalfMinute(Effect.map(current, ({ stockedWorld }) => stockedWorld)),
    }
  })

/** Reads the versions from the database, about once per second. */
export const layer: Layer.Layer<never, never, SqlClient.SqlClient> = Layer.effect(
  DataVersion,
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    versionsOf(
      Effect.gen(function* () {
        const [{ stock, world }] = yield* Schema.decodeUnknownEffect(Versions)(yield* selectDataVersion(sql))
        return { world: world ?? "", stock }
      }),
    ),
  ),
)

/** Reads the versions that all used replicas have reached, about once per second. */
export const layerFrom = <E>(source: Effect.Effect<Version, E>): Layer.Layer<never> =>
  Layer.effect(DataVersion, versionsOf(source))
