/**
 * Whole percent saved: floor((regular - offer) * 100 / regular), in cents (storefront 9, discount flag; DESIGN decision
 * 3). The spec's formula in floating point is wrong for one exact pair in six; a quotient of whole numbers of this size
 * is not, because the nearest one below a whole number is further away from it than the rounding reaches. Negative when
 * the offer is dearer; 0 for a regular price of 0.
 */
export const percentSaved = (regular: number, offer: number): number =>
  regular === 0 ? 0 : Math.floor(((regular - offer) * 100) / regular)

/** Whole euros saved: floor of the difference of two amounts in cents. Negative when the offer is dearer. */
export const eurosSaved = (regular: number, offer: number): number => Math.floor((regular - offer) / 100)

/**
 * The flag that says how much is saved, nothing without an offer; amounts in cents (storefront 9, discount flag):
 *
 * | percent against euros | shows |
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
