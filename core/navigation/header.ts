/** Minimum distance of a scroll, in CSS pixels (storefront 9, header). */
export const scrollThreshold = 5

/** State of the header while scrolling. Distances are measured from the scroll position `turn`. */
export interface ScrollingHeader {
  readonly isVisible: boolean
  readonly turn: number
}

/** State of the header on a new page. */
export const initialHeader: ScrollingHeader = { isVisible: true, turn: 0 }

/**
 * Reducer of the header for a scroll position in px (storefront 2 and 9, header). It hides when scrolling
 * down and shows when scrolling up, after at least 5 px; shorter movements add up. It is always visible at
 * the top, and without the responsive search. Positions above the top, as Safari reports them, count as the
 * top.
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
