/**
 * Returns the saving of an offer in whole percent: floor((regular - offer) * 100 / regular), amounts in
 * cents (storefront 9, discount flag; ADR 0096, point 3). In floating point, the specification's formula is
 * wrong for one in six pairs of prices whose saving is a whole percentage. This formula divides integers,
 * and rounding down their quotient is exact. The result is negative if the offer is more expensive, and 0
 * for a regular price of 0.
 */
export const percentSaved = (regular: number, offer: number): number =>
  regular === 0 ? 0 : Math.floor(((regular - offer) * 100) / regular)

/**
 * Returns the saving of an offer in whole euros, rounded down. Both amounts are in cents. The result is
 * negative if the offer is more expensive.
 */
export const eurosSaved = (regular: number, offer: number): number => Math.floor((regular - offer) / 100)

/**
 * Returns the flag with the saving, `undefined` without an offer. Amounts are in cents (storefront 9, discount
 * flag). In the shop, `regular` is the lowest price of the last 30 days (ADR 0096, point 13):
 *
 * | percent and euros saved | flag |
 * |---|---|
 * | percent > euros and percent > 10 | `- 23 %` |
 * | else euros > 10 | `- 30 €` |
 * | else | no flag |
 * @stability stable
 * @example
 * import { discountFlag } from "@heimwerk/core/price"
 *
 * discountFlag(4_999, 3_999) // => "- 20 %"
 * discountFlag(12_900, 9_900) // => "- 30 €"
 */
export const discountFlag = (regular: number, offer: number = regular): string | undefined => {
  const percent = percentSaved(regular, offer)
  const euros = eurosSaved(regular, offer)
  if (percent > euros && percent > 10) return `- ${percent} %`
  return euros > 10 ? `- ${euros} €` : undefined
}
