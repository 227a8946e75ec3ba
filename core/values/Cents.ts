import * as Schema from "effect/Schema"

import { maxAmount } from "./toCents.ts"

/**
 * Schema of an amount in whole cents. Texts such as `1,50 €` occur only in input and output (storefront 9,
 * formats).
 * @stability stable
 * @example
 * import { Cents, formatCents } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * const price: Cents = Cents.make(4_999)
 * formatCents(price) // => "49,99 €"
 * Schema.is(Cents)(49.99) // => false
 */
export const Cents = Schema.Int.check(
  Schema.isBetween(
    { minimum: 0, maximum: maxAmount },
    { message: "Bitte einen Betrag bis 999.999,99 € angeben." },
  ),
).pipe(Schema.brand("Cents"))

/** A non-negative amount in euro cents. */
export type Cents = typeof Cents.Type
