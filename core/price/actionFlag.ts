import { discountFlag } from "./discountFlag.ts"

/**
 * Returns `Aktion` if an offer differs from the regular price, but saves too little for a discount flag
 * (storefront 9, discount flag). In the shop, `regular` is the lowest price of the last 30 days. Amounts are
 * in cents.
 * @stability stable
 * @example
 * import { actionFlag } from "@heimwerk/core/price"
 *
 * actionFlag(4_999, 4_799) // => "Aktion"
 * actionFlag(4_999, 3_999) // => undefined
 */
export const actionFlag = (regular: number, offer?: number): "Aktion" | undefined =>
  offer !== undefined && offer !== regular && discountFlag(regular, offer) === undefined
    ? "Aktion"
    : undefined
