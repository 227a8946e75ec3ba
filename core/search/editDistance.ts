/**
 * The number of letters to add, leave out, change or swap with their neighbour to make one word of the other
 * (Damerau-Levenshtein, optimal string alignment), when it is at most `limit`.
 *
 * Looks only at the band of `limit` beside the diagonal, so that it takes time in proportion to the shorter word.
 */
export const editDistance = (left: string, right: string, limit: number): number | undefined => {
  if (Math.abs(left.length - right.length) > limit) return undefined
  const width = right.length + 1
  const far = limit + 1
  let beforeLast = Array.from({ length: width }, () => far)
  let last = Array.from({ length: width }, (_, index) => Math.min(index, far))
  let lastBest = 0
  for (let row = 1; row <= left.length; row++) {
    const current = Array.from({ length: width }, () => far)
    if (row <= limit) current[0] = row
    let best = current[0] ?? far
    for (let column = Math.max(1, row - limit); column <= Math.min(right.length, row + limit); column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        (last[column - 1] ?? far) + (same ? 0 : 1),
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
      )
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1)
      }
      current[column] = Math.min(cost, far)
      best = Math.min(best, cost)
    }
    // A swap reaches back two rows, so one row beyond the limit does not end it yet.
    if (best > limit && lastBest > limit) return undefined
    lastBest = best
    beforeLast = last
    last = current
  }
  const distance = last[right.length] ?? far
  return distance > limit ? undefined : distance
}
