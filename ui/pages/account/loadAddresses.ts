import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Effect } from "effect"

import { forCustomer } from "./forCustomer.ts"

export interface AddressesData {
  readonly book: ReadonlyArray<BookAddress>
  /** Initial salutation and name of a new address. */
  readonly person: { readonly salute: string; readonly firstName: string; readonly lastName: string }
}

/** Loads the customer's address book (storefront 2, 'Adressbuch'). */
export const loadAddresses = forCustomer<AddressesData, AddressBookError>({
  title: "Adressbuch",
  path: accountPaths.addresses,
  ask: ({ addresses }, { firstName, lastName }) =>
    Effect.map(addresses, (book) => ({ book, person: { salute: "", firstName, lastName } })),
})
