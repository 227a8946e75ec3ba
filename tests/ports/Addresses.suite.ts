import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { isFinal } from "@heimwerk/core/address/shownAddresses.ts"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"

import { addresses } from "../support/world/addresses.ts"
import type { SuiteIt } from "./Suite.ts"

/** Tests for every adapter of the addresses port. The adapter must know the addresses of the small world. */
export const addressesSuite = (it: SuiteIt<Addresses>) => {
  it.effect("an address is found by its full text and can be retrieved with its position", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      const [first] = yield* port.find({ text: "Große Straße 7 Köln", limit: 5 })
      assert.strictEqual(first?.Type, "Address")
      assert.deepStrictEqual(yield* port.retrieve(first?.Id ?? ""), addresses[4])
    }),
  )

  it.effect("a street with several houses is suggested as a container that lists all of its houses", () =>
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

  it.effect("the address search suggests at most the requested number of addresses", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      assert.lengthOf(yield* port.find({ text: "hafenweg", limit: 1 }), 1)
    }),
  )

  it.effect(
    "the address search returns an empty list without an error for a text that is not an address",
    () =>
      Effect.gen(function* () {
        const port = yield* Addresses
        assert.deepStrictEqual(yield* port.find({ text: "xxyyzz 99", limit: 5 }), [])
      }),
  )

  it.effect("retrieving an unknown address id fails with the message that nothing was found", () =>
    Effect.gen(function* () {
      const port = yield* Addresses
      const error = yield* Effect.flip(port.retrieve("address-999"))
      assert.strictEqual(error.reason, "NoAddressData")
      assert.strictEqual(error.message, "Keine Adressen gefunden.")
    }),
  )
}
