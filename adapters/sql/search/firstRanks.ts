/** A number above all ranks. A key is less than 2^27, so that `key * ranks + rank` is an exact number. */
const ranks = 2 ** 26

/** Minimum number of sorted values, so that a short page does not need a new sort after every few articles. */
const minSorted = 4096

/**
 * Sorts ranks by key, then by rank, and returns at most `size` of them from `offset` on. It sorts only the values up to the
 * end of the page, so the first pages of a long list take time proportional to its length.
 */
export const firstRanks = (
  hits: Int32Array,
  keyOf: (rank: number) => number,
  offset: number,
  size: number,
): ReadonlyArray<number> => {
  const wanted = offset + size
  const values = new Float64Array(Math.min(hits.length, Math.max(2 * wanted, minSorted)))
  let count = 0
  let limit = Number.POSITIVE_INFINITY
  for (const rank of hits) {
    const value = keyOf(rank) * ranks + rank
    if (value >= limit) continue
    if (count === values.length) {
      values.sort()
      limit = values[wanted - 1] ?? limit
      count = wanted
      if (value >= limit) continue
    }
    values[count++] = value
  }
  return Array.from(values.subarray(0, count).sort().subarray(offset, wanted), (value) => value % ranks)
}
