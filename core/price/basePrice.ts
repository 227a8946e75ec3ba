import { formatCents } from "../values/germanMoney.ts"
import { maxAmount, toCents } from "../values/toCents.ts"
import type { BaseUnit, Price } from "./Price.ts"

/**
 * The price of one base unit (PAngV §§ 4, 5; DESIGN decision 13): the price in force, in cents, by the package's content
 * in base units, rounded half up to whole cents. Contents count to a thousandth (a millilitre, a gram); there is no base
 * price for less, nor for one above 999.999,99 €.
 * @stability stable
 */
export const basePrice = (priceInForce: number, paketSize: number, unit: BaseUnit): Price["paket"] => {
  const thousandths = Math.round(paketSize * 1000)
  if (!(thousandths > 0)) return undefined
  const amount = Math.floor((2000 * priceInForce + thousandths) / (2 * thousandths))
  return amount > maxAmount ? undefined : { amount: toCents(amount), unit }
}

/**
 * The base price as it is shown beside the price: `4,99 € / l`.
 * @stability stable
 */
export const basePriceText = (price: Pick<Price, "paket">): string | undefined =>
  price.paket === undefined ? undefined : `${formatCents(price.paket.amount)} / ${price.paket.unit}`
