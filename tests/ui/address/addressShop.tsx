import type { Address } from "@heimwerk/core/address/Address.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { Addresses, type AddressesError, type AddressQuery } from "@heimwerk/core/address/Addresses.port.ts"
import { act } from "@testing-library/react"
import { Effect, type Exit, Layer } from "effect"
import { TestClock } from "effect/testing"

import { makeDesk } from "../../support/desk.ts"
import { memoryShop } from "../support/memoryShop.ts"

/** Returns an address suggestion for the house with this number. */
export const house = (number: number): AddressSuggestion => ({
  Id: `a${number}`,
  Type: "Address",
  Text: `Hafenweg ${number}`,
  Description: "24103 Kiel",
  Highlight: "0-5;",
})
/** An address suggestion for a street, which contains houses. */
export const street: AddressSuggestion = {
  Id: "s1",
  Type: "Street",
  Text: "Hafenweg",
  Description: "24103 Kiel - 30 Adressen",
  Highlight: "0-5;6-10",
}
/** The full address of a suggested house. */
export const address: Address = {
  street: "Hafenweg",
  buildingNumber: "1",
  postalCode: "24103",
  city: "Kiel",
  position: { lat: 54.3, lng: 10.1 },
}

/** A shop whose address service is answered by the test, with a test clock. */
export const addressShop = () => {
  const find = makeDesk<AddressQuery, ReadonlyArray<AddressSuggestion>, AddressesError>()
  const retrieve = makeDesk<string, Address, AddressesError>()
  const shop = memoryShop({
    addresses: Layer.succeed(Addresses, { find: find.ask, retrieve: retrieve.ask }),
    clock: TestClock.layer(),
  })
  const inPage = <A,>(effect: Effect.Effect<A>) =>
    act(() => shop.run(Effect.tap(effect, () => Effect.yieldNow)))
  return {
    load: shop.load,
    dispose: shop.dispose,
    queries: find.queries,
    retrieved: retrieve.queries,
    /** Advances the test clock by some milliseconds and renders the result. */
    wait: (millis: number) => inPage(TestClock.adjust(millis)),
    /** Answers the latest search for suggestions. */
    finds: (exit: Exit.Exit<ReadonlyArray<AddressSuggestion>, AddressesError>) => inPage(find.end(-1, exit)),
    /** Answers the latest request for the address of a suggestion. */
    retrieves: (exit: Exit.Exit<Address, AddressesError>) => inPage(retrieve.end(-1, exit)),
  }
}
