/** Maximum number of page numbers shown at once (storefront 9, pagination window). */
const windowSize = 5

/**
 * Returns the page numbers to show, 1-based: all if there are at most 5, else 5 around the current page
 * (storefront 5, pagination). A current page that does not exist counts as the nearest existing one. Returns
 * none if there are no pages.
 * @stability stable
 * @example
 * import { pageWindow } from "@heimwerk/core/navigation"
 *
 * pageWindow(7, 12) // => [5, 6, 7, 8, 9]
 */
export const pageWindow = (current: number, total: number): ReadonlyArray<number> => {
  const length = Math.min(windowSize, Math.max(0, Math.floor(total)))
  const first = Math.max(1, Math.min(Math.floor(current) - 2, total - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/**
 * Returns whether the arrow to the previous page is shown: not on the first page.
 * @stability stable
 * @example
 * import { showsPrevious } from "@heimwerk/core/navigation"
 *
 * showsPrevious(2) // => true
 */
export const showsPrevious = (current: number): boolean => current > 1

/**
 * Returns whether the arrow to the next page is shown: not on the last page.
 * @stability stable
 * @example
 * import { showsNext } from "@heimwerk/core/navigation"
 *
 * showsNext(12, 12) // => false
 */
export const showsNext = (current: number, total: number): boolean => current < total
