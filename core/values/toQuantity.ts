import type { Quantity } from "./Quantity.ts"

/**
 * Maximum number of pieces in a basket or wishlist line (forms and markets 5.7).
 * @stability stable
 * @example
 * import { maxQuantity } from "@heimwerk/core/values"
 *
 * maxQuantity // => 999
 */
export const maxQuantity = 999

const isQuantity = (amount: number): amount is Quantity =>
  Number.isInteger(amount) && amount >= 1 && amount <= maxQuantity

/**
 * Converts a number to `Quantity` without loading a schema.
 *
 * @throws RangeError if it is not a whole number from 1 to 999: a mistake of the caller.
 * @stability stable
 * @example
 * import { Quantity, toQuantity } from "@heimwerk/core/values"
 *
 * const pieces: Quantity = toQuantity(12)
 * pieces // => 12
 */
export const toQuantity = (amount: number): Quantity => {
  if (!isQuantity(amount)) throw new RangeError(`${amount} is not a whole number from 1 to ${maxQuantity}.`)
  return amount
}
