import type { Cents } from "../values/Cents.ts"
import { discountFlag } from "./discountFlag.ts"

/**
 * Returns `Aktion` if an offer differs from the regular price, but saves too little for a discount flag
 * (storefront 9, discount flag). In the shop, `regular` is the lowest price of the last 30 days.
 * @stability stable
 * @example
 * import { actionFlag } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * actionFlag(toCents(4_999), toCents(4_799)) // => "Aktion"
 * actionFlag(toCents(4_999), toCents(3_999)) // => undefined
 */
export const actionFlag = (regular: Cents, offer?: Cents): "Aktion" | undefined =>
  offer !== undefined && offer !== regular && discountFlag(regular, offer) === undefined
    ? "Aktion"
    : undefined
