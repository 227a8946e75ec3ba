import { Clock, Context, Effect } from "effect"

/**
 * Maximum age of a cached answer, in ms: half a minute. In each half minute of the clock, the first request makes
 * the answer again, so that texts about opening times change on time. Requests that arrive meanwhile get the old
 * answer.
 */
export const maxAgeMillis = 30_000

/**
 * Adds the number of the current half minute to a version of the data, so that the version changes after at
 * most `maxAgeMillis`.
 */
export const withHalfMinute = <E, R>(version: Effect.Effect<string, E, R>) =>
  Effect.zipWith(Clock.currentTimeMillis, version, (now, data) => `${Math.floor(now / maxAgeMillis)} ${data}`)

let calls = 0

/** Versions of the data that public answers show. An answer may be served again while its version is the same. */
export interface DataVersions {
  /** Version of the world: articles, prices, markets, places. */
  readonly world: Effect.Effect<string>
  /** Version of the world with its stock, which orders change. */
  readonly stockedWorld: Effect.Effect<string>
}

/** The versions of this server's data. By default every read returns a new version, so nothing is cached. */
export class DataVersion extends Context.Reference<DataVersions>("server/DataVersion", {
  defaultValue: () => {
    const unique = Effect.sync(() => String((calls += 1)))
    return { world: unique, stockedWorld: unique }
  },
}) {}
