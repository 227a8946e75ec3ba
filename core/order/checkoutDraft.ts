import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import { checkoutDraft } from "../device/storageKeys.ts"
import { PaymentMethod } from "../payment/PaymentMethod.ts"

/** The fields and choices of an unfinished checkout. */
export class CheckoutDraft extends Schema.Opaque<CheckoutDraft>()(
  Schema.Struct({
    salute: Schema.String,
    firstName: Schema.String,
    lastName: Schema.String,
    email: Schema.String,
    phone: Schema.String,
    addition: Schema.String,
    street: Schema.String,
    postalCode: Schema.String,
    city: Schema.String,
    payment: Schema.optionalKey(PaymentMethod),
  }),
) {}

const Stored = Schema.fromJsonString(CheckoutDraft)
const decode = Schema.decodeUnknownOption(Stored)
const encode = Schema.encodeSync(Stored)
const { area, key } = checkoutDraft

/** Returns the draft of this browser tab. Returns `undefined` if it is missing or cannot be read. */
export const readDraft: Effect.Effect<CheckoutDraft | undefined, never, KeyValueStorage> =
  KeyValueStorage.use((storage) =>
    Effect.map(storage.get(area, key), (text) => Option.getOrUndefined(decode(text))),
  )

/** Keeps a draft until the tab is closed, an order is placed, or the customer logs out. */
export const saveDraft = (draft: CheckoutDraft): Effect.Effect<void, never, KeyValueStorage> =>
  KeyValueStorage.use((storage) => storage.set(area, key, encode(draft)))

/** Removes the draft of this browser tab. */
export const forgetDraft: Effect.Effect<void, never, KeyValueStorage> = KeyValueStorage.use((storage) =>
  storage.remove(area, key),
)
