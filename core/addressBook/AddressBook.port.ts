import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { BookAddress, NewAddress } from "./BookAddress.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"
import { addressBookReasons } from "./addressBookReasons.ts"

/**
 * Why reading or changing the address book failed. After `Unavailable`, it is unknown whether the addresses
 * have changed.
 * @stability stable
 * @example
 * import { AddressBookError } from "@heimwerk/core/addressBook"
 *
 * new AddressBookError({ reason: "TooManyAddresses" }).message
 * // => "Dein Adressbuch fasst höchstens 20 Adressen. Bitte lösche zuerst eine."
 */
export class AddressBookError extends Data.TaggedError("AddressBookError")<
  ErrorFields<typeof addressBookReasons> & ServerMessage
> {
  static readonly reasons: typeof addressBookReasons = addressBookReasons

  override get message() {
    return this.answer ?? addressBookReasons[this.reason].message
  }
}

type Answer = Effect.Effect<ReadonlyArray<BookAddress>, AddressBookError>

/**
 * The address book of the logged-in customer (storefront 2, 'Adressbuch'). Every change returns the whole
 * book.
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { AddressBook } from "@heimwerk/core/addressBook"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.customersLayer({ origin: "https://shop.example", brand: "heimwerk" })
 * const list = AddressBook.use((port) => port.list).pipe(Effect.flip)
 * const error = await Effect.runPromise(Effect.provide(list, shop))
 * error.reason // => "NotLoggedIn"
 */
export class AddressBook extends Context.Service<
  AddressBook,
  {
    /** All addresses of the book, in the order they were added. */
    readonly list: Answer
    add(address: NewAddress, key: IdempotencyKey): Answer
    edit(id: string, address: NewAddress, key: IdempotencyKey): Answer
    remove(id: string, key: IdempotencyKey): Answer
    makeDefault(id: string, key: IdempotencyKey): Answer
  }
>()("core/addressBook/AddressBook") {}
