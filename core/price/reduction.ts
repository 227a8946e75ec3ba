import type { Cents } from "../values/Cents.ts"
import type { FlagInput } from "./flags.ts"

/**
 * Returns the reduction that the shop may announce, or `undefined` (PAngV § 11, CJEU C-330/23; ADR 0096,
 * point 13). The reference is the lowest price of the last 30 days: it is shown as the struck price and
 * used as `regular` in the formulas of the specification. If it is unknown or not above the offer, only the
 * price is shown.
 * @stability stable
 * @example
 * import { announcedReduction } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * announcedReduction({ special: toCents(3_999), lowest30: toCents(4_999) }) // => { regular: 4999, offer: 3999 }
 * announcedReduction({ special: toCents(3_999) }) // => undefined
 */
export const announcedReduction = ({
  lowest30,
  special,
}: FlagInput["price"]): { readonly regular: Cents; readonly offer: Cents } | undefined =>
  special === undefined || lowest30 === undefined || lowest30 <= special
    ? undefined
    : { regular: lowest30, offer: special }
