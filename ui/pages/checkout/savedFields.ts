import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"
import { Effect } from "effect"

import { fieldsOf } from "../../features/account/checkout/fieldsOf.ts"
import type { CustomerReads } from "../../runtime/visitorReads.ts"

/** Data of a customer that a delivery to the home needs. */
export interface SavedFields {
  readonly book: ReadonlyArray<BookAddress>
  /** The fields of the default address, and the customer's telephone number. */
  readonly fields: Partial<CheckoutInput>
}

/** Reads the logged-in customer's address book and telephone number. Data that fail to load are left out. */
export const savedFields = Effect.fn("pages.checkout.savedFields")(function* (reads: CustomerReads) {
  const [book, profile] = yield* Effect.all(
    [
      reads.addresses.pipe(Effect.orElseSucceed((): ReadonlyArray<BookAddress> => [])),
      reads.profile.pipe(Effect.orElseSucceed(() => undefined)),
    ],
    { concurrency: "unbounded" },
  )
  const address = book.find(({ isDefault }) => isDefault)
  const fields = {
    ...(profile === undefined ? {} : { phone: profile.phone }),
    ...(address === undefined ? {} : fieldsOf(address)),
  }
  return { book, fields } satisfies SavedFields
})
