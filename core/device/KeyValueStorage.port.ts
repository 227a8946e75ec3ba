import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Lifetime of a stored value: `session` until the tab closes, `local` until it is removed. */
export type StorageArea = "session" | "local"

/**
 * The browser's storage besides cookies (storefront 3, browser storage). The port cannot fail: if the
 * storage is full or forbidden, `get` returns the value set since the page loaded.
 * @stability stable
 * @example
 * import { KeyValueStorageMemory } from "@heimwerk/adapters/memory"
 * import { KeyValueStorage } from "@heimwerk/core/device"
 * import * as Effect from "effect/Effect"
 *
 * const draft = Effect.gen(function* () {
 *   const storage = yield* KeyValueStorage
 *   yield* storage.set("session", "draft", "Hallo")
 *   return yield* storage.get("session", "draft")
 * })
 * await Effect.runPromise(Effect.provide(draft, KeyValueStorageMemory.layer())) // => "Hallo"
 */
export class KeyValueStorage extends Context.Service<
  KeyValueStorage,
  {
    get(area: StorageArea, key: string): Effect.Effect<string | undefined>
    set(area: StorageArea, key: string, value: string): Effect.Effect<void>
    remove(area: StorageArea, key: string): Effect.Effect<void>
  }
>()("core/device/KeyValueStorage") {}
