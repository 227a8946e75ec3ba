import type { Codes } from "./entries.ts"

/**
 * The bits of the column `flags`: `offer` 1, `shipping` 2, `orderable` 4, and the full stars of the rating times 8. For a
 * chosen market, 64 is added if the article is in stock there, otherwise 128.
 */
const bits = { offer: 1, shipping: 2, orderable: 4, inStock: 64, outOfStock: 128 } as const

/** The number of possible values of `flags`. */
export const flagValues = 256

/** Returns the facts that flags contain. `stock` is 1 or 0, or `undefined` without a chosen market. */
export const flagFacts = (flags: number) => {
  const has = (bit: number) => (flags & bit) !== 0
  return {
    facts: {
      offer: has(bits.offer),
      shipping: has(bits.shipping),
      orderable: has(bits.orderable),
      rating: (flags >>> 3) & 7,
    },
    stock: has(bits.inStock) ? 1 : has(bits.outOfStock) ? 0 : undefined,
  }
}

/** Returns the given ranks as a bit set with one bit for each article. */
export const bitsOf = (ranks: Int32Array, articles: number): Uint8Array => {
  const set = new Uint8Array(Math.ceil(articles / 8))
  for (const rank of ranks) setBit(set, rank, true)
  return set
}

/** Adds a rank to a set of bits, or removes it. */
export const setBit = (set: Uint8Array, rank: number, isIn: boolean): void => {
  const bit = 1 << (rank & 7)
  const before = set[rank >>> 3] ?? 0
  set[rank >>> 3] = isIn ? before | bit : before & ~bit
}

/**
 * Returns the flags of the hits in a chosen market. The flags of other articles are 0.
 *
 * @param inStock the ranks of the articles in stock in the market, as bits
 */
export const flagsInMarket = (flags: Codes, hits: Int32Array, inStock: Uint8Array): Codes => {
  const inMarket = new Uint8Array(flags.length)
  for (const rank of hits) {
    const isInStock = (((inStock[rank >>> 3] ?? 0) >>> (rank & 7)) & 1) === 1
    inMarket[rank] = (flags[rank] ?? 0) + (isInStock ? bits.inStock : bits.outOfStock)
  }
  return inMarket
}
