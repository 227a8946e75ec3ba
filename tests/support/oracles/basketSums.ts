/** A line as plain numbers. */
export interface OracleLine {
  readonly unitPrice: number
  readonly quantity: number
}

/** A discount as plain numbers. Discounts apply in list order. */
export interface OracleDiscount {
  readonly cents?: number
  readonly percent?: number
  readonly minimumSum?: number
}

const ceiling = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Rounds a fraction half up. */
const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const below = numerator / denominator
  const rest = numerator - below * denominator
  return rest + rest >= denominator ? below + 1n : below
}

/**
 * The expected sums of a basket, computed with big integers directly from the rules. Each discount applies
 * to the remaining sum and never exceeds it. It is 0 if the goods cost less than its minimum sum. The 19 % VAT
 * of each line is computed from its share of the total and rounded half up.
 */
export const expectedSums = (lines: ReadonlyArray<OracleLine>, discounts: ReadonlyArray<OracleDiscount>) => {
  const amounts = lines.map(({ quantity, unitPrice }) => BigInt(quantity) * BigInt(unitPrice))
  const goods = amounts.reduce((sum, amount) => sum + amount, 0n)
  let rest = goods
  const taken: Array<bigint> = []
  for (const { cents = 0, minimumSum = 0, percent = 0 } of discounts) {
    // A percentage is rounded in favour of the shop.
    const paidOf = ceiling(rest * BigInt(100 - percent), 100n)
    const wished = rest - paidOf + BigInt(cents)
    const amount = goods < BigInt(minimumSum) ? 0n : smaller(wished, rest)
    taken.push(amount)
    rest -= amount
  }
  const vat = amounts
    .map((amount) => (goods === 0n ? 0n : halfUp(amount * rest * 19n, goods * 119n)))
    .reduce((sum, one) => sum + one, 0n)
  return {
    sum: Number(goods),
    taken: taken.map(Number),
    totalCost: Number(rest),
    vat: Number(vat),
    sumExcludingVat: Number(rest - vat),
  }
}
