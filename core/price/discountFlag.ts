/**
 * Whole percent saved: floor((regular - offer) * 100 / regular), amounts in cents (storefront 9, discount
 * flag; DESIGN decision 3). The specification's formula in floating point is wrong for one exact pair in
 * six. Dividing integers of this size is exact after `floor`: the quotient is never close enough to an
 * integer for rounding to reach it. Negative when the offer is more expensive; 0 for a regular price of 0.
 */
export const percentSaved = (regular: number, offer: number): number =>
  regular === 0 ? 0 : Math.floor(((regular - offer) * 100) / regular)

/**
 * Whole euros saved: floor of the difference of two amounts in cents. Negative when the offer is more
 * expensive.
 */
export const eurosSaved = (regular: number, offer: number): number => Math.floor((regular - offer) / 100)

/**
 * The flag with the saving, `undefined` without an offer. Amounts are cents (storefront 9, discount flag):
 *
 * | percent and euros saved | flag |
 * |---|---|
 * | percent > euros and percent > 10 | `- 23 %` |
 * | else euros > 10 | `- 30 €` |
 * | else | no flag |
 * @stability stable
 */
export const discountFlag = (regular: number, offer: number = regular): string | undefined => {
  const percent = percentSaved(regular, offer)
  const euros = eurosSaved(regular, offer)
  if (percent > euros && percent > 10) return `- ${percent} %`
  return euros > 10 ? `- ${euros} €` : undefined
}
