import { AddressBook, AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { addressBook } from "../client/addressBook.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(AddressBookError, "Invalid")

/** Returns whether a text can be the id of an address: it is not empty and at most 128 characters long. */
const isPossible = (id: string) => id !== "" && id.length <= 128
const unknown = Effect.fail(new AddressBookError({ reason: "UnknownAddress" }))

/** The address book of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<AddressBook, never, ShopConnection> = Layer.effect(
  AddressBook,
  Effect.map(ShopConnection, (shop) => {
    const { addAddress, addresses, editAddress, makeDefaultAddress, removeAddress } = addressBook(shop)
    return {
      list: answer((signal) => addresses({ signal })),
      add: (address, key) => answer((signal) => addAddress({ ...address, key, signal })),
      edit: (id, address, key) =>
        isPossible(id) ? answer((signal) => editAddress({ ...address, id, key, signal })) : unknown,
      remove: (id, key) =>
        isPossible(id) ? answer((signal) => removeAddress({ id, key, signal })) : unknown,
      makeDefault: (id, key) =>
        isPossible(id) ? answer((signal) => makeDefaultAddress({ id, key, signal })) : unknown,
    }
  }),
)
