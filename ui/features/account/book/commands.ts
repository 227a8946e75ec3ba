import { decodeNewAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Result } from "effect"

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

export const saveAddress = (id: string | undefined, values: AddressValues, tries: Tries) =>
  sending(decodeNewAddress(values), tries, (address, key) =>
    AddressBook.use((book) => (id === undefined ? book.add(address, key) : book.edit(id, address, key))),
  )

export const removeAddress = (id: string, tries: Tries) =>
  sending(Result.succeed(id), tries, (gone, key) => AddressBook.use((book) => book.remove(gone, key)))

export const makeDefault = (id: string, tries: Tries) =>
  sending(Result.succeed(id), tries, (chosen, key) =>
    AddressBook.use((book) => book.makeDefault(chosen, key)),
  )
