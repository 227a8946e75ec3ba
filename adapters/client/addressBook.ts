import { addressBookReasons } from "@heimwerk/core/addressBook/addressBookReasons.ts"

import type { CustomerApi } from "../http/contract/customer/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { list } from "./reading/Read.ts"
import { readAddress } from "./reading/readPerson.ts"

const path = "/shop/rest/V1/:brand/customers/me/addresses"
const read = list("addresses of an address book", readAddress)

/**
 * The address book of the logged-in customer. Every call returns the whole book.
 * @example
 * import { account, addressBook, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { account, addressBook })
 * await shop.account.login({ email: "anna.berg@kunde.example", password: "Werkbank-2026!" })
 * const book = await shop.addressBook.addresses()
 * book.ok && book.value.length // => 0
 */
export const addressBook = nounOf<typeof CustomerApi>()(addressBookReasons, {
  addresses: { method: "GET", path, hasKey: false, read },
  addAddress: { method: "POST", path, hasKey: true, read },
  editAddress: { method: "PUT", path: `${path}/:id`, hasKey: true, read },
  removeAddress: { method: "DELETE", path: `${path}/:id`, hasKey: true, read },
  makeDefaultAddress: { method: "PUT", path: `${path}/:id/default`, hasKey: true, read },
})
