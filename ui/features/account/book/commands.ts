import { decodeNewAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Result } from "effect"

import { withAccountPorts } from "../../../runtime/customerPorts.ts"
import { sending, type Tries } from "../form/sending.ts"

/** The typed values of an address form. */
export interface AddressValues {
  readonly salute: string
  readonly firstName: string
  readonly lastName: string
  readonly addition: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly phone: string
}

/** Opens the service that runs the commands of the address book's forms. */
export const open = withAccountPorts(
  AddressBook.useSync((book) => ({
    /** Adds an address, or changes the address with the given id. */
    save: (id: string | undefined, values: AddressValues, tries: Tries) =>
      sending(decodeNewAddress(values), tries, (address, key) =>
        id === undefined ? book.add(address, key) : book.edit(id, address, key),
      ),
    remove: (id: string, tries: Tries) =>
      sending(Result.succeed(id), tries, (gone, key) => book.remove(gone, key)),
    makeDefault: (id: string, tries: Tries) =>
      sending(Result.succeed(id), tries, (chosen, key) => book.makeDefault(chosen, key)),
  })),
)
