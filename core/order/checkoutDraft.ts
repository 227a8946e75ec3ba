import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { checkoutDraft } from "../device/storageKeys.ts"
import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import { PaymentMethod } from "../payment/PaymentMethod.ts"
import { CheckoutInput } from "./CheckoutInput.ts"

/** The fields and choices of an unfinished checkout. */
export class CheckoutDraft extends Schema.Opaque<CheckoutDraft>()(
  Schema.Struct({ ...CheckoutInput.fields, payment: Schema.optionalKey(PaymentMethod) }),
) {}

/** A draft and the customer who typed it. A guest's draft has no customer. */
const Stored = Schema.fromJsonString(
  Schema.Struct({ ...CheckoutDraft.fields, csId: Schema.optionalKey(Schema.String) }),
)
const decode = Schema.decodeUnknownOption(Stored)
const encode = Schema.encodeSync(Stored)
const { area, key } = checkoutDraft

/**
 * Returns the draft of this browser tab. Returns `undefined` if it is missing or cannot be read, or if it belongs to
 * another customer. Removes it for another customer. Keeps it for a guest, who may be its customer after the login
 * has expired. A guest's draft passes to the customer who logs in, without its e-mail address: the customer has seen the
 * address of the account since then, and the mail about the order must not go to another one.
 *
 * @param csId the logged-in customer
 */
export const readDraft = (
  csId: string | undefined,
): Effect.Effect<CheckoutDraft | undefined, never, KeyValueStorage> =>
  Effect.gen(function* () {
    const storage = yield* KeyValueStorage
    const stored = Option.getOrUndefined(decode(yield* storage.get(area, key)))
    if (stored === undefined) return undefined
    const { csId: owner, ...draft } = stored
    if (owner === csId) return draft
    if (owner === undefined) return { ...draft, email: "" }
    if (csId !== undefined) yield* storage.remove(area, key)
    return undefined
  })

/**
 * Keeps a customer's or guest's draft until the tab is closed, an order is placed, or the customer logs out. A draft
 * without any input is not stored, and removes the visitor's earlier draft. A guest without input keeps the draft of a
 * customer, whose login may have expired.
 */
export const saveDraft = (
  draft: CheckoutDraft,
  csId: string | undefined,
): Effect.Effect<void, never, KeyValueStorage> =>
  Effect.gen(function* () {
    const storage = yield* KeyValueStorage
    if (Object.values(draft).some((text) => text !== ""))
      yield* storage.set(area, key, encode(csId === undefined ? draft : { ...draft, csId }))
    else if ((yield* readDraft(csId)) !== undefined) yield* storage.remove(area, key)
  })

/** Removes the draft of this browser tab. */
export const forgetDraft: Effect.Effect<void, never, KeyValueStorage> = KeyValueStorage.use((storage) =>
  storage.remove(area, key),
)
