import { Clock, Effect } from "effect"

import { maxAgeMillis } from "./DataVersion.ts"

interface Entry<Value> {
  readonly version: string
  readonly madeAt: number
  /** Size of value, key and overhead, in bytes. */
  readonly size: number
  readonly value: Value
  /** Whether a request is making the new value. Other requests get the old one meanwhile. */
  isRenewing: boolean
}

/** A new value for the cache. */
export interface Made<Value> {
  readonly value: Value
  /** Size of the value in bytes. `undefined`: the value is not cached. */
  readonly size: number | undefined
}

/** Approximate size of an entry in addition to its value and its key, in bytes: objects and functions. */
const overheadBytes = 1500

/**
 * Maximum length of a cached key, in characters. The keys of the shop's own links are shorter. Longer addresses can be
 * invented without end, and are rarely requested twice.
 */
const maxKeyLength = 800

/**
 * Makes a cache of values that are valid for one version of the data. Values that were unused for the longest
 * time are removed first.
 *
 * @param maxBytes maximum size of all entries, in bytes
 */
export const makeVersionedCache = <Value>(maxBytes: number) => {
  const entries = new Map<string, Entry<Value>>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  const keep = (key: string, entry: Entry<Value>) => {
    remove(key)
    entries.set(key, entry)
    bytes += entry.size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }
  /**
   * Returns the cached value, or makes it. While another request makes the new value, returns the old one if
   * it is younger than `maxAgeMillis`.
   *
   * @param key contains everything that changes the value, except the version
   * @param read reads the version of the data (`DataVersion`)
   */
  return <E, R>(key: string, read: Effect.Effect<string>, make: Effect.Effect<Made<Value>, E, R>) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const version = yield* read
      const kept = entries.get(key)
      if (kept !== undefined) {
        // The age is negative after the clock was set back.
        const isYoung = now >= kept.madeAt && now - kept.madeAt < maxAgeMillis
        const isUsable = kept.isRenewing && isYoung
        if (kept.version === version || isUsable) {
          entries.delete(key)
          entries.set(key, kept)
          return kept.value
        }
        kept.isRenewing = true
      }
      const { size, value } = yield* Effect.ensuring(
        make,
        Effect.sync(() => {
          if (kept !== undefined) kept.isRenewing = false
        }),
      )
      if (size !== undefined && key.length <= maxKeyLength)
        keep(key, {
          version,
          madeAt: now,
          size: size + key.length + overheadBytes,
          value,
          isRenewing: false,
        })
      return value
    })
}
