/**
 * Whether one word becomes the other by adding, leaving out or changing one letter, or by swapping two neighbours; equal
 * words do too. Compares from both ends, in time in proportion to the words.
 */
export const isOneTypoAway = (left: string, right: string): boolean => {
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start += 1
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1
  const [leftRest, rightRest] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  if (leftRest.length <= 1 && rightRest.length <= 1) return true
  const isSwapped = leftRest.length === 2 && leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0]
  return isSwapped && rightRest.length === 2
}
