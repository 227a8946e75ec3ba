import type { Cents } from "../values/Cents.ts"
import type { Price } from "./Price.ts"

/**
 * Returns the price to pay: the offer if there is one, else the regular price.
 * @stability stable
 */
export const priceInForce = (price: Pick<Price, "regular" | "special">): Cents =>
  price.special ?? price.regular
