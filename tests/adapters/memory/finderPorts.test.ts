import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"

import * as AddressesMemory from "@heimwerk/adapters/memory/AddressesMemory.ts"
import * as GeolocationMemory from "@heimwerk/adapters/memory/GeolocationMemory.ts"
import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import * as StocksMemory from "@heimwerk/adapters/memory/StocksMemory.ts"
import * as SuggestionsMemory from "@heimwerk/adapters/memory/SuggestionsMemory.ts"
import { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { Navigator } from "@heimwerk/core/device/Navigator.port.ts"

import { addressesSuite } from "../../ports/Addresses.suite.ts"
import { stocksSuite } from "../../ports/Stocks.suite.ts"
import { suggestionsSuite } from "../../ports/Suggestions.suite.ts"
import { setScrews } from "../../support/contentPage.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { addresses } from "../../support/world/addresses.ts"

layer(
  Layer.mergeAll(
    AddressesMemory.layer(addresses),
    SuggestionsMemory.layer(smallWorld.assortment, [setScrews]),
    StocksMemory.layer(smallWorld.assortment, smallWorld.markets),
  ),
)("the ports in memory pass the tests of addresses, suggestions and stock", (it) => {
  addressesSuite(it)
  suggestionsSuite(it)
  stocksSuite(it)
})

describe("a browser in memory", () => {
  it.effect("the storage in memory keeps the values of the areas local and session separate", () =>
    Effect.gen(function* () {
      const storage = yield* KeyValueStorage
      assert.strictEqual(yield* storage.get("local", "a"), "1")
      assert.isUndefined(yield* storage.get("session", "a"))
      yield* storage.set("session", "a", "2")
      assert.strictEqual(yield* storage.get("session", "a"), "2")
      yield* storage.remove("local", "a")
      assert.isUndefined(yield* storage.get("local", "a"))
      assert.strictEqual(yield* storage.get("session", "a"), "2")
    }).pipe(Effect.provide(KeyValueStorageMemory.layer({ a: "1" }))),
  )

  it.effect("the navigator in memory changes its address and records each navigation", () =>
    Effect.gen(function* () {
      const navigator = yield* Navigator
      const { done } = yield* NavigatorMemory.NavigatorRecord
      assert.strictEqual(yield* navigator.address, "/")
      yield* navigator.go("/merkliste")
      yield* navigator.replace("/warenkorb?x=1")
      yield* navigator.reload
      assert.strictEqual(yield* navigator.address, "/warenkorb?x=1")
      assert.deepStrictEqual(yield* done, [
        { kind: "go", address: "/merkliste" },
        { kind: "replace", address: "/warenkorb?x=1" },
        { kind: "reload" },
      ])
    }).pipe(Effect.provide(NavigatorMemory.layer())),
  )

  it.effect("the geolocation in memory returns the given position or fails with the given error code", () =>
    Effect.gen(function* () {
      const position = Effect.flatMap(Geolocation, (port) => port.position)
      const point = { lat: 50, lng: 7 }
      assert.deepStrictEqual(yield* Effect.provide(position, GeolocationMemory.layer(point)), point)
      const error = yield* Effect.flip(Effect.provide(position, GeolocationMemory.layer({ code: 3 })))
      assert.strictEqual(error.code, 3)
    }),
  )
})
