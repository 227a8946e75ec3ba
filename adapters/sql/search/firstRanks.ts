/** A number above all ranks. A key is less than 2^27, so that `key * ranks + rank` is an exact number. */
const ranks = 2 ** 26

/** Minimum number of sorted values, so that a short page does not need a new sort after every few articles. */
const minSorted = 4096

/**
 * Sorts ranks by key, then by rank, and returns at most `size` of them from `offset` on. It sorts only the values from
 * the nearer end of the list to the page, so the first and last pages take time proportional to the list's length.
 */
export const firstRanks = (
  hits: Int32Array,
  keyOf: (rank: number) => number,
  offset: number,
  size: number,
): ReadonlyArray<number> => {
  const end = Math.min(offset + size, hits.length)
  const isNearEnd = offset > hits.length - end
  // Near the end, the values are negative: the last page is the first one in the reverse order.
  const sign = isNearEnd ? -1 : 1
  const [start, wanted] = isNearEnd ? [hits.length - end, Math.max(0, hits.length - offset)] : [offset, end]
  const values = new Float64Array(Math.min(hits.length, Math.max(2 * wanted, minSorted)))
  let count = 0
  let limit = Number.POSITIVE_INFINITY
  for (const rank of hits) {
    const value = sign * (keyOf(rank) * ranks + rank)
    if (value >= limit) continue
    if (count === values.length) {
      values.sort()
      limit = values[wanted - 1] ?? limit
      count = wanted
      if (value >= limit) continue
    }
    values[count++] = value
  }
  const page = values.subarray(0, count).sort().subarray(start, wanted)
  return Array.from(isNearEnd ? page.toReversed() : page, (value) => Math.abs(value) % ranks)
}
