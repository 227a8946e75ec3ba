import type { Cents } from "../values/Cents.ts"
import { basePrice, basePriceText } from "./basePrice.ts"
import type { Price } from "./Price.ts"

/**
 * Formats the base price of an article for another price than the one in force, for example its card price
 * (PAngV § 4). Returns `undefined` for an article without a base price.
 */
export const basePriceAt = (
  cents: Cents,
  { paket, paketSize }: Pick<Price, "paket" | "paketSize">,
): string | undefined => {
  if (paket === undefined || paketSize === undefined) return undefined
  const perUnit = basePrice(cents, paketSize, paket.unit)
  return perUnit === undefined ? undefined : basePriceText({ paket: perUnit })
}
