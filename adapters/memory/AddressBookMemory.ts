import { Effect, Layer } from "effect"

import { type BookCommand, changeBook } from "@heimwerk/core/addressBook/changeBook.ts"
import { commandKey } from "@heimwerk/core/command/commandKey.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { AddressBook, AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"

import { customerOf, CustomersMemory } from "./CustomersMemory.ts"

/** The reference address book of whoever is logged in. */
export const layer: Layer.Layer<AddressBook, never, Accounts | CustomersMemory> = Layer.effect(
  AddressBook,
  Effect.gen(function* () {
    const customers = yield* CustomersMemory
    const me = customerOf(yield* Accounts, customers, (reason) => new AddressBookError({ reason }))
    const list = Effect.map(me, ({ addresses = [] }) => addresses)
    const done = new Map<string, string>()

    const carryOut = Effect.fnUntraced(function* (command: BookCommand, key: CommandKey) {
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
        return yield* carryOut({ kind: "add", id: yield* commandKey, address }, key)
      }),
      edit: Effect.fn("AddressBookMemory.edit")((id, address, key) =>
        carryOut({ kind: "edit", id, address }, key),
      ),
      remove: Effect.fn("AddressBookMemory.remove")((id, key) => carryOut({ kind: "remove", id }, key)),
      makeDefault: Effect.fn("AddressBookMemory.makeDefault")((id, key) =>
        carryOut({ kind: "makeDefault", id }, key),
      ),
    }
  }),
)
