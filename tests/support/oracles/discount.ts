/** Rounds a fraction of integers down. */
const floor = (numerator: bigint, denominator: bigint): bigint => {
  const quotient = numerator / denominator
  return quotient * denominator > numerator ? quotient - 1n : quotient
}

/**
 * Returns a saving by the spec's formulas: percent is floor((1 - offer/regular) * 100), euros are
 * floor(regular - offer). The arguments are in cents.
 */
export const expectedSaving = (
  regular: number,
  offer: number,
): { readonly percent: number; readonly euros: number } => {
  const [cents, reduced] = [BigInt(regular), BigInt(offer)]
  return {
    percent: Number(floor((cents - reduced) * 100n, cents)),
    euros: Number(floor(cents - reduced, 100n)),
  }
}

/** The discount flag required by the spec; `undefined` for none. */
export const expectedFlag = (regular: number, offer: number): string | undefined => {
  const { euros, percent } = expectedSaving(regular, offer)
  if (percent > euros && percent > 10) return `- ${percent} %`
  return euros > 10 ? `- ${euros} €` : undefined
}
