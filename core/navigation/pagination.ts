/** The number of page numbers shown at once (storefront 9, pagination window). */
const windowSize = 5

/**
 * The page numbers to show, 1-based: all of fewer than 5 pages, else 5 around the current one, moved inwards at both ends
 * (storefront 5, pagination). A current page outside the list counts as its nearest; no pages, no numbers.
 * @stability stable
 */
export const pageWindow = (current: number, total: number): ReadonlyArray<number> => {
  const length = Math.min(windowSize, Math.max(0, Math.floor(total)))
  const first = Math.max(1, Math.min(Math.floor(current) - 2, total - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/**
 * Whether there is an arrow to the page before: not on the first.
 * @stability stable
 */
export const showsPrevious = (current: number): boolean => current > 1

/**
 * Whether there is an arrow to the next page: not on the last.
 * @stability stable
 */
export const showsNext = (current: number, total: number): boolean => current < total
