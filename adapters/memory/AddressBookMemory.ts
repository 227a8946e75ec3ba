import { Effect, Layer } from "effect"

import { type BookCommand, changeBook } from "@heimwerk/core/addressBook/changeBook.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { AddressBook, AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"

import { customerOf, CustomersMemory } from "./CustomersMemory.ts"

/** The logged-in customer's address book, in memory. */
export const layer: Layer.Layer<AddressBook, never, Accounts | CustomersMemory> = Layer.effect(
  AddressBook,
  Effect.gen(function* () {
    const customers = yield* CustomersMemory
    const me = customerOf(yield* Accounts, customers, (reason) => new AddressBookError({ reason }))
    const list = Effect.map(me, ({ addresses = [] }) => addresses)
    const done = new Map<string, string>()

    const execute = Effect.fnUntraced(function* (command: BookCommand, key: IdempotencyKey) {
      const { addresses = [], id } = yield* me
      const { id: addressId, ...asked } = command
      const fingerprint = JSON.stringify(asked.kind === "add" ? asked : { ...asked, addressId })
      const earlier = done.get(`${id} ${key}`)
      if (earlier === fingerprint) return addresses
      if (earlier !== undefined) return yield* new AddressBookError({ reason: "Invalid" })
      const after = changeBook(addresses, command)
      if (typeof after === "string") return yield* new AddressBookError({ reason: after })
      done.set(`${id} ${key}`, fingerprint)
      customers.change(id, { addresses: after })
      return after
    })

    return {
      list,
      add: Effect.fn("AddressBookMemory.add")(function* (address, key) {
        return yield* execute({ kind: "add", id: yield* randomKey, address }, key)
      }),
      edit: Effect.fn("AddressBookMemory.edit")((id, address, key) =>
        execute({ kind: "edit", id, address }, key),
      ),
      remove: Effect.fn("AddressBookMemory.remove")((id, key) => execute({ kind: "remove", id }, key)),
      makeDefault: Effect.fn("AddressBookMemory.makeDefault")((id, key) =>
        execute({ kind: "makeDefault", id }, key),
      ),
    }
  }),
)
