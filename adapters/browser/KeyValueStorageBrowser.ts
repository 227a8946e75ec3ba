import { KeyValueStorage, type StorageArea } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { Effect, Layer } from "effect"

/**
 * Returns the browser's storage of an area, or `undefined`: reading `sessionStorage` or `localStorage` can
 * throw if the visitor has forbidden storage.
 */
const storageOf = (area: StorageArea): Storage | undefined => {
  try {
    return area === "session" ? sessionStorage : localStorage
  } catch {
    return undefined
  }
}

/**
 * The browser's storage. If the browser refuses a value (storage forbidden or full), the value is kept in
 * memory until the page is left. Forms stay usable then, but lose their input at a reload.
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
