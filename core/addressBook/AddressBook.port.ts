import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { BookAddress, NewAddress } from "./BookAddress.ts"
import { maxAddresses } from "./changeBook.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"

const reasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um dein Adressbuch zu sehen und zu ändern." },
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  UnknownAddress: { status: 404, message: "Diese Adresse steht nicht (mehr) in deinem Adressbuch." },
  TooManyAddresses: {
    status: 422,
    message: `Dein Adressbuch fasst höchstens ${maxAddresses} Adressen. Bitte lösche zuerst eine.`,
  },
  Unavailable: {
    status: 503,
    message: "Dein Adressbuch ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why reading or changing the address book failed. The stored addresses are unchanged.
 * @stability stable
 */
export class AddressBookError extends Data.TaggedError("AddressBookError")<
  ErrorFields<typeof reasons> & ServerMessage
> {
  static readonly reasons = reasons

  override get message() {
    return this.answer ?? reasons[this.reason].message
  }
}

type Answer = Effect.Effect<ReadonlyArray<BookAddress>, AddressBookError>

/**
 * The address book of the logged-in customer (storefront 2, 'Adressbuch'). Every change returns the whole
 * book.
 * @stability stable
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
