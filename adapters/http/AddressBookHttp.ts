import { AddressBook, AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(AddressBookError, "Invalid")

/** Returns whether a text can be the id of an address: it is not empty and at most 128 characters long. */
const isPossible = (id: string) => id !== "" && id.length <= 128
const unknown = Effect.fail(new AddressBookError({ reason: "UnknownAddress" }))

/** The address book of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<AddressBook, never, ShopClient> = Layer.effect(
  AddressBook,
  Effect.map(clientOf(CustomerApi), ({ brand, calls: { customer } }) => {
    const command = (key: string) => ({ params: { brand }, headers: { "idempotency-key": key } })
    const ofEntry = (id: string, key: string) => ({ ...command(key), params: { brand, id } })
    return {
      list: answer(customer.addresses({ params: { brand } })).pipe(Effect.withSpan("AddressBookHttp.list")),
      add: Effect.fn("AddressBookHttp.add")((address, key) =>
        answer(customer.addAddress({ ...command(key), payload: address })),
      ),
      edit: Effect.fn("AddressBookHttp.edit")((id, address, key) =>
        isPossible(id) ? answer(customer.editAddress({ ...ofEntry(id, key), payload: address })) : unknown,
      ),
      remove: Effect.fn("AddressBookHttp.remove")((id, key) =>
        isPossible(id) ? answer(customer.removeAddress(ofEntry(id, key))) : unknown,
      ),
      makeDefault: Effect.fn("AddressBookHttp.makeDefault")((id, key) =>
        isPossible(id) ? answer(customer.makeDefaultAddress(ofEntry(id, key))) : unknown,
      ),
    }
  }),
)
