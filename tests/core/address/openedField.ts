import type { Address } from "@heimwerk/core/address/Address.ts"
import type { AddressFieldState } from "@heimwerk/core/address/addressField.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { AddressService } from "@heimwerk/core/address/service.ts"
import { Addresses, type AddressesError, type AddressQuery } from "@heimwerk/core/address/Addresses.port.ts"
import { Effect, Exit, Layer, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { makeDesk } from "../../support/desk.ts"

/** A suggestion of one address: a house. */
export const weg: AddressSuggestion = {
  Id: "a1",
  Type: "Address",
  Text: "Weg 1",
  Description: "50667 Köln",
  Highlight: "",
}
/** A suggestion that contains several addresses: a street with the address of `weg`. */
export const street: AddressSuggestion = { ...weg, Id: "s1", Type: "Street", Text: "Weg" }
/** The address that the service returns for the suggestion `weg`. */
export const address: Address = {
  street: "Weg",
  buildingNumber: "1",
  postalCode: "50667",
  city: "Köln",
  position: { lat: 50.9, lng: 6.9 },
}

/**
 * An address service whose requests the test answers itself. `picks` contains the addresses that the field
 * has returned.
 */
export const makeService = (options: { readonly stubborn?: boolean } = {}) => {
  const find = makeDesk<AddressQuery, ReadonlyArray<AddressSuggestion>, AddressesError>(options)
  const retrieve = makeDesk<string, Address, AddressesError>(options)
  const port = Layer.succeed(Addresses, { find: find.ask, retrieve: retrieve.ask })
  const service = AddressService.pipe(Effect.provide(Layer.provide(AddressService.layer, port)))
  const picks: Array<readonly [string, Address]> = []
  const onPick = ({ Id }: AddressSuggestion, picked: Address) =>
    Effect.sync(() => void picks.push([Id, picked]))
  return { find, retrieve, service, picks, onPick }
}

/** An address field that appeared 5 s ago, so that it may search. */
export const openField = (options: { readonly stubborn?: boolean } = {}) =>
  Effect.gen(function* () {
    const { onPick, service, ...desks } = makeService(options)
    const field = yield* (yield* service).field({ text: "", onPick })
    yield* Effect.addFinalizer(() => Effect.andThen(desks.find.close, desks.retrieve.close))
    yield* TestClock.adjust("5 seconds")
    const state: Effect.Effect<AddressFieldState> = SubscriptionRef.get(field.state)
    return { ...desks, field, state }
  })

/** An address field whose list contains a street and a single address. */
export const openList = Effect.gen(function* () {
  const opened = yield* openField()
  yield* opened.field.type(" Weg ")
  yield* TestClock.adjust("1 second")
  yield* opened.find.end(0, Exit.succeed([street, weg]))
  return opened
})
