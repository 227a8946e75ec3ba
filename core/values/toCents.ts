import type { Cents } from "./Cents.ts"

const isCents = (amount: number): amount is Cents =>
  Number.isInteger(amount) && amount >= 0 && amount <= 99_999_999

/**
 * A number that is known to be whole cents, as `Cents`, without loading a schema.
 *
 * @throws RangeError when the amount is negative, has a fraction or is above 999.999,99 €: a mistake of the caller.
 */
export const toCents = (amount: number): Cents => {
  if (!isCents(amount)) throw new RangeError(`${amount} is not an amount of whole cents from 0 to 99999999.`)
  return amount
}
