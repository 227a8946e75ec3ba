import { Effect, Layer } from "effect"

import { KeyValueStorage, type StorageArea } from "@heimwerk/core/device/KeyValueStorage.port.ts"

/** Stored values in memory, separate for each storage area. The given values are in the local area. */
export const layer = (initial: Readonly<Record<string, string>> = {}): Layer.Layer<KeyValueStorage> =>
  Layer.sync(KeyValueStorage, () => {
    const areas: Readonly<Record<StorageArea, Map<string, string>>> = {
      session: new Map(),
      local: new Map(Object.entries(initial)),
    }
    return {
      get: (area, key) => Effect.sync(() => areas[area].get(key)),
      set: (area, key, value) => Effect.sync(() => void areas[area].set(key, value)),
      remove: (area, key) => Effect.sync(() => void areas[area].delete(key)),
    }
  })
