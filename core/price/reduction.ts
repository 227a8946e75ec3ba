/**
 * Returns the reduction that the shop may announce, or `undefined` (PAngV § 11, CJEU C-330/23; ADR 0096,
 * point 13). The reference is the lowest price of the last 30 days: it is shown as the struck price and
 * used as `regular` in the formulas of the specification. If it is unknown or not above the offer, only the
 * price is shown. Amounts are in cents.
 * @stability stable
 * @example
 * import { announcedReduction } from "@heimwerk/core/price"
 *
 * announcedReduction({ special: 3_999, lowest30: 4_999 }) // => { regular: 4999, offer: 3999 }
 * announcedReduction({ special: 3_999 }) // => undefined
 */
export const announcedReduction = <A extends number>({
  lowest30,
  special,
}: {
  readonly special?: A | undefined
  readonly lowest30?: A | undefined
}): { readonly regular: A; readonly offer: A } | undefined =>
  special === undefined || lowest30 === undefined || lowest30 <= special
    ? undefined
    : { regular: lowest30, offer: special }
