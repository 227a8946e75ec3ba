import type { Cents } from "../values/Cents.ts"

/**
 * Returns the saving of an offer in whole percent: floor((regular - offer) * 100 / regular)
 * (storefront 9, discount flag; ADR 0096, point 3). In floating point, the specification's formula is
 * wrong for one in six pairs of prices whose saving is a whole percentage. This formula divides integers,
 * and rounding down their quotient is exact. The result is negative if the offer is more expensive, and 0
 * for a regular price of 0.
 */
export const percentSaved = (regular: Cents, offer: Cents): number =>
  regular === 0 ? 0 : Math.floor(((regular - offer) * 100) / regular)

/**
 * Returns the saving of an offer in whole euros, rounded down. The result is
 * negative if the offer is more expensive.
 */
export const eurosSaved = (regular: Cents, offer: Cents): number => Math.floor((regular - offer) / 100)

/**
 * Returns the flag with the saving, `undefined` without an offer (storefront 9, discount flag). In the shop, `regular` is the lowest price of the last 30 days (ADR 0096, point 13):
 *
 * | percent and euros saved | flag |
 * |---|---|
 * | percent > euros and percent > 10 | `- 23 %` |
 * | else euros > 10 | `- 30 €` |
 * | else | no flag |
 * @stability stable
 * @example
 * import { discountFlag } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * discountFlag(toCents(4_999), toCents(3_999)) // => "- 20 %"
 * discountFlag(toCents(12_900), toCents(9_900)) // => "- 30 €"
 */
export const discountFlag = (regular: Cents, offer: Cents = regular): string | undefined => {
  const percent = percentSaved(regular, offer)
  const euros = eurosSaved(regular, offer)
  if (percent > euros && percent > 10) return `- ${percent} %`
  return euros > 10 ? `- ${euros} €` : undefined
}
