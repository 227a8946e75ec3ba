// @vitest-environment happy-dom
import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import { KeyValueStorage, type StorageArea } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

const areas: ReadonlyArray<StorageArea> = ["session", "local"]
const get = (area: StorageArea) => KeyValueStorage.use((storage) => storage.get(area, "form"))
const set = (area: StorageArea, value: string) =>
  KeyValueStorage.use((storage) => storage.set(area, "form", value))
const remove = (area: StorageArea) => KeyValueStorage.use((storage) => storage.remove(area, "form"))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A full storage: it can be read, but refuses every write. */
const full = () => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError")
  },
  removeItem: () => undefined,
})

describe("KeyValueStorageBrowser", () => {
  for (const area of areas) {
    it.effect(
      `the storage stores values, even empty values, in the ${area} area until they are removed`,
      () =>
        Effect.gen(function* () {
          assert.isUndefined(yield* get(area))
          yield* set(area, "Köln")
          assert.strictEqual(yield* get(area), "Köln")
          yield* set(area, "")
          assert.strictEqual(yield* get(area), "")
          yield* remove(area)
          assert.isUndefined(yield* get(area))
        }).pipe(Effect.provide(KeyValueStorageBrowser.layer)),
    )
  }

  it.effect("a value in the session area of the storage is not in the local area", () =>
    Effect.gen(function* () {
      yield* set("session", "a")
      assert.isUndefined(yield* get("local"))
      assert.strictEqual(sessionStorage.getItem("form"), "a")
    }).pipe(Effect.provide(KeyValueStorageBrowser.layer)),
  )

  it.effect(
    "a value that a full browser storage refuses is stored in memory, and can be read and removed there",
    () =>
      Effect.gen(function* () {
        vi.stubGlobal("sessionStorage", full())
        yield* set("session", "getippt")
        assert.strictEqual(yield* get("session"), "getippt")
        yield* remove("session")
        assert.isUndefined(yield* get("session"))
      }).pipe(Effect.provide(KeyValueStorageBrowser.layer)),
  )

  it.effect(
    "a value that was stored in memory is dropped as soon as the browser's storage accepts writes again",
    () =>
      Effect.gen(function* () {
        const storage = sessionStorage
        vi.stubGlobal("sessionStorage", full())
        yield* set("session", "alt")
        vi.stubGlobal("sessionStorage", storage)
        yield* set("session", "neu")
        assert.strictEqual(yield* get("session"), "neu")
        storage.removeItem("form")
        assert.isUndefined(yield* get("session"))
      }).pipe(Effect.provide(KeyValueStorageBrowser.layer)),
  )

  it.effect("values are stored in memory if the browser forbids storage", () =>
    Effect.gen(function* () {
      vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
        throw new DOMException("forbidden", "SecurityError")
      })
      yield* set("session", "getippt")
      assert.strictEqual(yield* get("session"), "getippt")
      yield* remove("session")
      assert.isUndefined(yield* get("session"))
    }).pipe(Effect.provide(KeyValueStorageBrowser.layer)),
  )
})
