import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { isFinal } from "@heimwerk/core/address/shownAddresses.ts"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"

import { addresses } from "../support/world/addresses.ts"
import type { SuiteIt } from "./Suite.ts"

/** What every adapter of the addresses port does; the adapter knows the addresses of the small world. */
export const addressesSuite = (it: SuiteIt<Addresses>) => {
  it.effect("An address that was typed whole is found, and retrieved with its position", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      const [first] = yield* port.find({ text: "Große Straße 7 Köln", limit: 5 })
      assert.strictEqual(first?.Type, "Address")
      assert.deepStrictEqual(yield* port.retrieve(first?.Id ?? ""), addresses[4])
    }),
  )

  it.effect("A street with several houses is a container, which has them all", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      const [container] = yield* port.find({ text: "hafenweg kiel", limit: 5 })
      assert.isFalse(container === undefined || isFinal(container))
      const houses = yield* port.find({ text: "hafenweg kiel", container: container?.Id ?? "", limit: 5 })
      assert.sameMembers(
        houses.map(({ Text }) => Text),
        ["Hafenweg 1", "Hafenweg 2a", "Hafenweg 10"],
      )
    }),
  )

  it.effect("No more suggestions are answered than asked for", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      assert.lengthOf(yield* port.find({ text: "hafenweg", limit: 1 }), 1)
    }),
  )

  it.effect("Nonsense finds nothing, which is no error", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      assert.deepStrictEqual(yield* port.find({ text: "xxyyzz 99", limit: 5 }), [])
    }),
  )

  it.effect("An id nobody has is an error that reads as nothing found", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      const error = yield* Effect.flip(port.retrieve("address-999"))
      assert.strictEqual(error.reason, "NoAddressData")
      assert.strictEqual(error.message, "Keine Adressen gefunden.")
    }),
  )
}
