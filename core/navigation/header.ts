/** Minimum scroll distance that hides or shows the header, in CSS pixels (storefront 9, header). */
export const scrollThreshold = 5

/**
 * State of the header while scrolling. `turn` is the position in CSS pixels from which the scroll distance
 * is measured.
 */
export interface ScrollingHeader {
  readonly isVisible: boolean
  readonly turn: number
}

/** State of the header on a new page. */
export const initialHeader: ScrollingHeader = { isVisible: true, turn: 0 }

/**
 * Returns the header's state at a scroll position in CSS pixels (storefront 2 and 9, header). The header
 * hides when scrolling down and shows when scrolling up, after at least 5 px; shorter movements add up. It
 * is always visible at the top. Positions above the top, as Safari reports them, count as the top.
 *
 * @param hidesOnScroll whether the page has the responsive search; without it, the header is always visible
 */
export const headerReducer = (
  header: ScrollingHeader,
  scrollTop: number,
  hidesOnScroll: boolean,
): ScrollingHeader => {
  const position = Math.max(0, scrollTop)
  const isUp = position === 0 || position <= header.turn - scrollThreshold
  if (!hidesOnScroll || isUp) return { isVisible: true, turn: position }
  return position < header.turn + scrollThreshold ? header : { isVisible: false, turn: position }
}
