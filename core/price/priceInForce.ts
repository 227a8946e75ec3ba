import type { Cents } from "../values/Cents.ts"
import type { Price } from "./Price.ts"

/**
 * What an article costs now: the reduced price where there is one, else the regular one.
 * @stability stable
 */
export const priceInForce = (price: Pick<Price, "regular" | "special">): Cents =>
  price.special ?? price.regular
