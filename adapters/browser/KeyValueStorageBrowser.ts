import { KeyValueStorage, type StorageArea } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { Effect, Layer } from "effect"

/** Even to name a storage can throw, where the visitor has forbidden it. */
const storageOf = (area: StorageArea): Storage | undefined => {
  try {
    return area === "session" ? sessionStorage : localStorage
  } catch {
    return undefined
  }
}

/**
 * The browser's storage. Where it refuses (forbidden, full), values live as long as the page: a form that cannot be kept
 * over a reload can still be filled in.
 */
export const layer: Layer.Layer<KeyValueStorage> = Layer.sync(KeyValueStorage, () => {
  const refused: Readonly<Record<StorageArea, Map<string, string>>> = { session: new Map(), local: new Map() }
  return {
    get: (area, key) =>
      Effect.sync(() => refused[area].get(key) ?? storageOf(area)?.getItem(key) ?? undefined),
    set: (area, key, value) =>
      Effect.sync(() => {
        try {
          const storage = storageOf(area)
          storage?.setItem(key, value)
          if (storage === undefined) refused[area].set(key, value)
          else refused[area].delete(key)
        } catch {
          refused[area].set(key, value)
        }
      }),
    remove: (area, key) =>
      Effect.sync(() => {
        refused[area].delete(key)
        storageOf(area)?.removeItem(key)
      }),
  }
})
