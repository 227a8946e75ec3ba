import * as Schema from "effect/Schema"

import { maxQuantity } from "./toQuantity.ts"

/**
 * A number of pieces: a whole number from 1 to 999 (forms and markets 5.7).
 * @stability stable
 * @example
 * import { Quantity } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * Quantity.make(12) // => 12
 * Schema.is(Quantity)(2.5) // => false
 */
export const Quantity = Schema.Int.check(
  Schema.isBetween(
    { minimum: 1, maximum: maxQuantity },
    { message: "Bitte gib eine ganze Zahl von 1 bis 999 als Menge an." },
  ),
).pipe(Schema.brand("Quantity"))

export type Quantity = typeof Quantity.Type
