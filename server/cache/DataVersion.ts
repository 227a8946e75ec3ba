import { Clock, Context, Effect } from "effect"

/**
 * Maximum age of a cached answer, in ms. It divides a minute, so that texts about opening times change on time: an
 * answer is never served in a later half minute than the one in which it was made.
 */
export const maxAgeMillis = 30_000

/** Adds the half minute to a version of the data, so that it changes at the latest after `maxAgeMillis`. */
export const withHalfMinute = <E, R>(version: Effect.Effect<string, E, R>) =>
  Effect.zipWith(Clock.currentTimeMillis, version, (now, data) => `${Math.floor(now / maxAgeMillis)} ${data}`)

let calls = 0

/** Versions of the data that public answers show. An answer may be served again while its version is the same. */
export interface DataVersions {
  /** Version of the world: articles, prices, markets, places. */
  readonly world: Effect.Effect<string>
  /** Version of the whole database, with the stock. */
  readonly database: Effect.Effect<string>
}

/** The versions of this server's data. By default every reading is a new version, so nothing is cached. */
export class DataVersion extends Context.Reference<DataVersions>("server/DataVersion", {
  defaultValue: () => {
    const unique = Effect.sync(() => String((calls += 1)))
    return { world: unique, database: unique }
  },
}) {}
