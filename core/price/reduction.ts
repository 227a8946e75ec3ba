/**
 * Returns the reduction that the shop may announce, or `undefined` (PAngV § 11, CJEU C-330/23; DESIGN decision 13).
 * The lowest price of the last 30 days is the reference: it is the struck price, and the `regular` of the
 * specification's formulas. Without a known reference, or when it is not above the offer, only the price is
 * shown. Amounts are cents.
 * @stability stable
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
