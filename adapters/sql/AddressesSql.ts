import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { Place } from "@heimwerk/core/place/Place.ts"
import { Addresses, AddressesError } from "@heimwerk/core/address/Addresses.port.ts"

import { makeAddressBook } from "./addresses/addressBook.ts"
import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"
import { readableData } from "./readableRows.ts"

const read = readableData("places", Place)

/**
 * Addresses generated from the postcodes in the database: the demonstration data of the shop's own address
 * service. The postcodes are read on first use.
 */
export const layer: Layer.Layer<Addresses, never, SqlClient.SqlClient> = Layer.effect(
  Addresses,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const loaded = yield* cachedByWorldVersion(
      Effect.map(
        Effect.flatMap(sql`select data from place where data->>'kind' = 'postcode' order by position`, read),
        makeAddressBook,
      ),
    )
    const book = Effect.mapError(loaded, (cause) => new AddressesError({ reason: "Unavailable", cause }))
    return {
      find: Effect.fn("AddressesSql.find")((query) => Effect.map(book, ({ find }) => find(query))),
      retrieve: Effect.fn("AddressesSql.retrieve")(function* (id) {
        const address = (yield* book).retrieve(id)
        return address ?? (yield* new AddressesError({ reason: "NoAddressData" }))
      }),
    }
  }),
)
