import type { Cents } from "../values/Cents.ts"
import { formatCents } from "../values/germanMoney.ts"
import { maxAmount, toCents } from "../values/toCents.ts"
import type { BaseUnit, Price } from "./Price.ts"

/**
 * Returns the price per base unit (PAngV §§ 4, 5; ADR 0096, point 13): the price in force, divided
 * by the content in base units, rounded half up. The content is first rounded to a thousandth of the unit (1
 * ml, 1 g). Returns `undefined` if the content is 0 after rounding or the base price is above 999.999,99 €.
 * @stability stable
 * @example
 * import { basePrice } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * basePrice(toCents(999), 2.5, "l") // => { amount: 400, unit: "l" }
 */
export const basePrice = (priceInForce: Cents, paketSize: number, unit: BaseUnit): Price["paket"] => {
  const thousandths = Math.round(paketSize * 1000)
  if (!(thousandths > 0)) return undefined
  const amount = Math.floor((2000 * priceInForce + thousandths) / (2 * thousandths))
  return amount > maxAmount ? undefined : { amount: toCents(amount), unit }
}

/**
 * Formats a base price, `4,99 € / l`. Returns `undefined` for an article without a base price.
 * @stability stable
 * @example
 * import { basePriceText } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * basePriceText({ paket: { amount: toCents(400), unit: "l" } }) // => "4,00 € / l"
 */
export const basePriceText = (price: Pick<Price, "paket">): string | undefined =>
  price.paket === undefined ? undefined : `${formatCents(price.paket.amount)} / ${price.paket.unit}`

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
