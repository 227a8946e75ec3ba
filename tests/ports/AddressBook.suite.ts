import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Effect } from "effect"

import { newAddress } from "../support/customers.ts"
import type { SuiteIt } from "./Suite.ts"

type Book = AddressBook["Service"]
const key = () => randomUUID()

/**
 * Tests for every adapter of the address book.
 *
 * @param mine returns the empty address book of a new customer
 * @param nobodys the address book of a visitor who is not logged in
 */
export const addressBookSuite = <R>(
  it: SuiteIt<R>,
  mine: Effect.Effect<Book, never, NoInfer<R>>,
  nobodys: Effect.Effect<Book, never, NoInfer<R>>,
) => {
  it.effect(
    "the address book adds, edits and removes addresses and changes the default, and its first or only address is the default",
    () =>
      Effect.gen(function* () {
        const book = yield* mine
        assert.deepStrictEqual(yield* book.list, [])
        const [home] = yield* book.add(newAddress("Werkstraße 1"), key())
        assert.deepInclude(home, { ...newAddress("Werkstraße 1"), isDefault: true })
        const [, work] = yield* book.add(newAddress("Hafenweg 7"), key())
        assert.deepInclude(work, { street: "Hafenweg 7", isDefault: false })
        yield* book.edit(home?.id ?? "", newAddress("Werkstraße 2"), key())
        const after = yield* book.makeDefault(work?.id ?? "", key())
        assert.deepStrictEqual(
          after.map(({ isDefault, street }) => [street, isDefault]),
          [
            ["Werkstraße 2", false],
            ["Hafenweg 7", true],
          ],
        )
        assert.deepStrictEqual(yield* book.list, after)
        const left = yield* book.remove(work?.id ?? "", key())
        assert.deepStrictEqual(
          left.map(({ id, isDefault }) => [id, isDefault]),
          [[home?.id, true]],
        )
      }),
  )

  it.effect(
    "a command with a repeated idempotency key changes the address book once, and another command with this key is refused",
    () =>
      Effect.gen(function* () {
        const book = yield* mine
        const [same, gone] = [key(), key()]
        const added = yield* Effect.all([book.add(newAddress(), same), book.add(newAddress(), same)], {
          concurrency: "unbounded",
        })
        assert.deepStrictEqual(
          added.map((list) => list.length),
          [1, 1],
        )
        assert.strictEqual((yield* Effect.flip(book.add(newAddress("Anders 1"), same))).reason, "Invalid")
        const id = added[0][0]?.id ?? ""
        yield* book.remove(id, gone)
        assert.deepStrictEqual(yield* book.remove(id, gone), [])
        assert.strictEqual((yield* Effect.flip(book.remove(id, key()))).reason, "UnknownAddress")
      }),
  )

  it.effect(
    "a change of another customer's address is refused in the same way as a change of an unknown address",
    () =>
      Effect.gen(function* () {
        const [theirs, book] = [yield* mine, yield* mine]
        const [address] = yield* theirs.add(newAddress(), key())
        for (const id of [address?.id ?? "", "invented", "' or 1=1 --", "a\u0000"])
          for (const call of [
            book.edit(id, newAddress("Gekapert 1"), key()),
            book.remove(id, key()),
            book.makeDefault(id, key()),
          ])
            assert.strictEqual((yield* Effect.flip(call)).reason, "UnknownAddress")
        assert.deepStrictEqual(yield* theirs.list, address === undefined ? [] : [address])
      }),
  )

  it.effect("the 21st address of an address book is refused, even if addresses are added in parallel", () =>
    Effect.gen(function* () {
      const book = yield* mine
      const results = yield* Effect.all(
        Array.from({ length: 22 }, (_, index) => Effect.result(book.add(newAddress(`Weg ${index}`), key()))),
        { concurrency: 4 },
      )
      const refused = results.flatMap((result) => (result._tag === "Failure" ? [result.failure.reason] : []))
      assert.deepStrictEqual(refused, ["TooManyAddresses", "TooManyAddresses"])
      const list = yield* book.list
      assert.lengthOf(list, 20)
      assert.lengthOf(new Set(list.map(({ id }) => id)), 20)
    }),
  )

  it.effect("a visitor who is not logged in has no access to an address book", () =>
    Effect.gen(function* () {
      const book = yield* nobodys
      for (const call of [
        book.list,
        book.add(newAddress(), key()),
        book.edit("a", newAddress(), key()),
        book.remove("a", key()),
        book.makeDefault("a", key()),
      ])
        assert.strictEqual((yield* Effect.flip(call)).reason, "NotLoggedIn")
    }),
  )
}
