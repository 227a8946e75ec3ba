import type { Cents } from "../values/Cents.ts"
import type { Price } from "./Price.ts"

/**
 * Returns the price to pay: the offer if there is one, else the regular price.
 * @stability stable
 * @example
 * import { priceInForce } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * priceInForce({ regular: toCents(4_999), special: toCents(3_999) }) // => 3999
 */
export const priceInForce = (price: Pick<Price, "regular" | "special">): Cents =>
  price.special ?? price.regular
