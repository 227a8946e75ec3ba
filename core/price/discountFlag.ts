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
 * Returns the saving of an offer in percent and in euros, and which of the two its flag shows (storefront 9, discount
 * flag):
 *
 * | percent and euros saved | shown |
 * |---|---|
 * | percent > euros and percent > 10 | percent |
 * | else euros > 10 | euros |
 * | else | neither |
 */
export const shownSaving = (regular: Cents, offer: Cents) => {
  const percent = percentSaved(regular, offer)
  const euros = eurosSaved(regular, offer)
  const shown = percent > euros && percent > 10 ? "percent" : euros > 10 ? "euros" : undefined
  return { percent, euros, shown } as const
}

/**
 * Returns the flag with the saving in percent or in whole euros (`shownSaving`), `undefined` without an offer
 * (storefront 9, discount flag). In the shop, `regular` is the lowest price of the last 30 days (ADR 0096, point 13).
 * @stability stable
 * @example
 * import { discountFlag } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * discountFlag(toCents(4_999), toCents(3_999)) // => "- 20 %"
 * discountFlag(toCents(12_900), toCents(9_900)) // => "- 30 €"
 */
export const discountFlag = (regular: Cents, offer: Cents = regular): string | undefined => {
  const { euros, percent, shown } = shownSaving(regular, offer)
  return shown && (shown === "percent" ? `- ${percent} %` : `- ${euros} €`)
}
