import * as Schema from "effect/Schema"

import { maxAmount } from "./toCents.ts"

/**
 * Schema of an amount in whole cents. German text is used only for input and output (storefront 9, formats).
 * @stability stable
 */
export const Cents = Schema.Int.check(
  Schema.isBetween(
    { minimum: 0, maximum: maxAmount },
    { message: "Bitte einen Betrag bis 999.999,99 € angeben." },
  ),
).pipe(Schema.brand("Cents"))

/** A non-negative amount in euro cents. */
export type Cents = typeof Cents.Type
