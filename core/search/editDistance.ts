/** The last three rows of the matrix. They are reused, because a search compares a word with thousands of others. */
const rows: readonly [beforeLast: Array<number>, last: Array<number>, current: Array<number>] = [[], [], []]

/**
 * Returns the edit distance of two words if it is at most `limit`, else `undefined`. Adding, deleting or
 * changing a letter and swapping two neighbouring letters count 1 each (Damerau-Levenshtein, optimal string
 * alignment).
 *
 * Computes only a band of width `limit` around the diagonal, so the time is proportional to the length of the
 * shorter word.
 */
export const editDistance = (left: string, right: string, limit: number): number | undefined => {
  if (Math.abs(left.length - right.length) > limit) return undefined
  const far = limit + 1
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= far; column++) last[column] = column
  for (let row = 1; row <= left.length; row++) {
    const start = Math.max(1, row - limit)
    const end = Math.min(right.length, row + limit)
    // Cells beside the band count as above the limit.
    current[start - 1] = start === 1 ? row : far
    current[end + 1] = far
    let best = row
    for (let column = start; column <= end; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        (last[column - 1] ?? far) + (same ? 0 : 1),
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
      )
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1)
      }
      current[column] = cost
      best = Math.min(best, cost)
    }
    if (best > limit) return undefined
    const reused = beforeLast
    beforeLast = last
    last = current
    current = reused
  }
  const distance = last[right.length] ?? far
  return distance > limit ? undefined : distance
}
