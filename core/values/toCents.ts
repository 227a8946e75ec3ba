import type { Cents } from "./Cents.ts"

/** Maximum amount in cents: 999.999,99 €. */
export const maxAmount = 99_999_999

const isCents = (amount: number): amount is Cents =>
  Number.isInteger(amount) && amount >= 0 && amount <= maxAmount

/**
 * Converts whole cents to `Cents` without loading a schema.
 *
 * @throws RangeError if the amount is negative, has a fraction or is above 999.999,99 €: a mistake of the
 * caller.
 * @stability stable
 * @example
 * import { Cents, formatCents, toCents } from "@heimwerk/core/values"
 *
 * const price: Cents = toCents(4_999)
 * formatCents(toCents(price * 2)) // => "99,98 €"
 */
export const toCents = (amount: number): Cents => {
  if (!isCents(amount))
    throw new RangeError(`${amount} is not an amount of whole cents from 0 to ${maxAmount}.`)
  return amount
}
