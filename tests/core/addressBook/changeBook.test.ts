import { assert, describe, it } from "@effect/vitest"
import { AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { BookAddress, decodeNewAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { type BookCommand, changeBook, maxAddresses } from "@heimwerk/core/addressBook/changeBook.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { Result, Schema } from "effect"
import * as fc from "fast-check"

const address = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  addition: "",
  street: "Werkstraße 1",
  postalCode: Plz.make("50667"),
  city: "Köln",
  phone: "",
} as const
const entry = (id: string, isDefault = false): BookAddress => ({ id, ...address, isDefault })
const book = [entry("a"), entry("b", true), entry("c")]
const summary = (after: ReturnType<typeof changeBook>) =>
  typeof after === "string"
    ? after
    : after.map(({ city, id, isDefault }) => `${id}${isDefault ? "*" : ""} ${city}`).join(", ")

describe("changing the address book", () => {
  it.each<[string, ReadonlyArray<BookAddress>, BookCommand, string]>([
    ["adding the first address", [], { kind: "add", id: "a", address }, "a* Köln"],
    ["adding another address", book, { kind: "add", id: "d", address }, "a Köln, b* Köln, c Köln, d Köln"],
    [
      "editing the default address",
      book,
      { kind: "edit", id: "b", address: { ...address, city: "Bonn" } },
      "a Köln, b* Bonn, c Köln",
    ],
    ["choosing another default address", book, { kind: "makeDefault", id: "c" }, "a Köln, b Köln, c* Köln"],
    ["removing an address before the default", book, { kind: "remove", id: "a" }, "b* Köln, c Köln"],
    ["removing the default address", book, { kind: "remove", id: "b" }, "a* Köln, c Köln"],
    [
      "removing the first of three addresses",
      [entry("a"), entry("b"), entry("c", true)],
      { kind: "remove", id: "a" },
      "b Köln, c* Köln",
    ],
    ["removing the only address", [entry("a", true)], { kind: "remove", id: "a" }, ""],
  ])(
    "%s changes the list of addresses and marks the right one as the default",
    (_name, before, command, after) => {
      assert.strictEqual(summary(changeBook(before, command)), after)
    },
  )

  it.each<BookCommand>([
    { kind: "remove", id: "x" },
    { kind: "edit", id: "x", address },
    { kind: "makeDefault", id: "x" },
  ])("the command $kind is refused for an address that is not in the address book", (command) => {
    assert.strictEqual(changeBook(book, command), "UnknownAddress")
  })

  it("a failed change of the address book shows the server's message, or the message for the reason of the failure if the server sends none", () => {
    assert.deepStrictEqual(
      [{}, { answer: "Heute nicht." }].map(
        (more) => new AddressBookError({ reason: "Invalid", ...more }).message,
      ),
      ["Bitte prüfe deine Angaben.", "Heute nicht."],
    )
  })

  it("an entry of the address book must state whether it is the default", () => {
    assert.isTrue(Schema.is(BookAddress)(entry("a")))
    assert.isFalse(Schema.is(BookAddress)({ ...entry("a"), isDefault: undefined }))
  })

  it("an address book holds at most 20 addresses", () => {
    const full = Array.from({ length: maxAddresses }, (_, index) => entry(`a${index}`, index === 0))
    assert.strictEqual(maxAddresses, 20)
    assert.strictEqual(changeBook(full, { kind: "add", id: "x", address }), "TooManyAddresses")
    assert.lengthOf(changeBook(full.slice(1), { kind: "add", id: "x", address }), 20)
    assert.lengthOf(changeBook(full, { kind: "remove", id: "a3" }), 19)
  })

  it("a non-empty address book always has exactly one default address", () => {
    const id = fc.constantFrom("a", "b", "c", "d")
    const command = fc.oneof(
      fc.record({ kind: fc.constantFrom("remove" as const, "makeDefault" as const), id }),
      fc.record({
        kind: fc.constantFrom("edit" as const, "add" as const),
        id,
        address: fc.constant(address),
      }),
    )
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const end = commands.reduce<ReadonlyArray<BookAddress>>((before, one, index) => {
          const after = changeBook(before, one.kind === "add" ? { ...one, id: `${one.id}${index}` } : one)
          return typeof after === "string" ? before : after
        }, [])
        assert.lengthOf(
          end.filter(({ isDefault }) => isDefault),
          Math.min(end.length, 1),
        )
      }),
    )
  })
})

describe("validation of a new address", () => {
  it.each([
    [{ street: " " }, "Bitte gib eine Straße und eine Hausnummer an"],
    [{ postalCode: "5066" }, "Bitte gib eine gültige Postleitzahl an"],
    [{ city: "" }, "Bitte gib einen Ort an"],
    [{ addition: "a".repeat(101) }, "Bitte kürze diese Angabe auf 100 Zeichen."],
    [{ street: "a".repeat(101) }, "Bitte kürze diese Angabe auf 100 Zeichen."],
    [{ city: "a".repeat(101) }, "Bitte kürze diese Angabe auf 100 Zeichen."],
  ])("a new address with the values %j is rejected with the message: %s", (change, message) => {
    const result = decodeNewAddress({ ...address, ...change })
    assert.deepStrictEqual(
      Result.isFailure(result) && result.failure.problems.map((problem) => problem.message),
      [message],
    )
  })

  it("the texts of a new address are trimmed and may have up to 100 characters", () => {
    const long = "a".repeat(100)
    const result = decodeNewAddress({ ...address, postalCode: " 50667 ", addition: ` ${long} ` })
    assert.deepStrictEqual(Result.getOrThrow(result), { ...address, addition: long })
  })
})
