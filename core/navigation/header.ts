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
 * The header after the page was scrolled to a position in pixels (storefront 2 and 9, header): it hides on the way down and
 * shows on the way up, from 5 pixels on; shorter ways add up. At the top it always shows; so does a header that does not
 * hide, without the responsive search. Positions above the top, as Safari reports them, are the top.
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
