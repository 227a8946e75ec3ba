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
  /** Returns a cell of the matrix. Cells outside the computed band count as above the limit. */
  const cell = (row: ReadonlyArray<number>, column: number): number => row[column] ?? far
  let beforeLast: ReadonlyArray<number> = []
  let last: ReadonlyArray<number> = Array.from({ length: far }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    let best = row
    for (let column = Math.max(1, row - limit); column <= Math.min(right.length, row + limit); column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        cell(last, column - 1) + (same ? 0 : 1),
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
      )
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, cell(beforeLast, column - 2) + 1)
      }
      current[column] = cost
      best = Math.min(best, cost)
    }
    if (best > limit) return undefined
    beforeLast = last
    last = current
  }
  const distance = cell(last, right.length)
  return distance > limit ? undefined : distance
}
