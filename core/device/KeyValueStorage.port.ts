import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** How long a value is kept: until the tab is closed (`session`), or until it is removed (`local`). */
export type StorageArea = "session" | "local"

/**
 * What the browser keeps for the shop besides cookies (storefront 3, browser storage). It cannot fail: where nothing can be
 * kept, because storage is full or forbidden, `get` answers what was set in this run.
 * @stability stable
 */
export class KeyValueStorage extends Context.Service<
  KeyValueStorage,
  {
    get(area: StorageArea, key: string): Effect.Effect<string | undefined>
    set(area: StorageArea, key: string, value: string): Effect.Effect<void>
    remove(area: StorageArea, key: string): Effect.Effect<void>
  }
>()("core/device/KeyValueStorage") {}
