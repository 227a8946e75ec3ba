import { AddressBook, AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { NotLoggedIn } from "./contract/account/problems.ts"
import { InvalidRequest, problem } from "./contract/problem.ts"
import { withinBudget } from "./retry.ts"

const UnknownAddress = problem(404, ["UnknownAddress"])
const NotPossible = problem(422, ["TooManyAddresses", "Invalid"])

const isRefusal = Schema.is(Schema.Union([NotLoggedIn, UnknownAddress, NotPossible]))
const isMisfit = Schema.is(InvalidRequest)

/** A misfit says in German which rule was broken. */
const answer = withinBudget((cause: unknown) => {
  if (isRefusal(cause)) return new AddressBookError({ reason: cause.code })
  return isMisfit(cause)
    ? new AddressBookError({ reason: "Invalid", answer: cause.message })
    : new AddressBookError({ reason: "Unavailable", cause })
})

/** An id that cannot stand in a path is nobody's. */
const isPossible = (id: string) => id !== "" && id.length <= 128
const unknown = Effect.fail(new AddressBookError({ reason: "UnknownAddress" }))

/** The address book of whoever is logged in to a shop, over HTTP. */
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
