import { Effect, Layer } from "effect"

import type { Address } from "@heimwerk/core/address/Address.ts"
import { makeAddressSearch } from "@heimwerk/core/address/find.ts"
import { Addresses, AddressesError } from "@heimwerk/core/address/Addresses.port.ts"

/** Finds addresses in the given list. The index is built once. */
export const layer = (addresses: ReadonlyArray<Address>): Layer.Layer<Addresses> =>
  Layer.sync(Addresses, () => {
    const search = makeAddressSearch(addresses)
    return {
      find: (query) => Effect.sync(() => search.find(query)),
      retrieve: (id) =>
        Effect.suspend(() => {
          const address = search.retrieve(id)
          return address === undefined
            ? Effect.fail(new AddressesError({ reason: "NoAddressData" }))
            : Effect.succeed(address)
        }),
    }
  })
