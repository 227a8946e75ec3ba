/** How large things are, in CSS pixels (storefront 9; forms and markets 9). What takes time is in `timings.ts`. */
export const measures = {
  /** The widths a layout changes from: small, medium, large. */
  breakpoints: { s: 480, m: 768, l: 1_024 },
  /** The content is never wider. */
  maxGrid: 1_140,
  /** A centred modal; on small screens it takes the full width. The padding holds on desktops. */
  centredModal: { width: 750, desktopPadding: 30 },
  /** A side modal; on small screens it takes the full width, but never less than the minimum. */
  sideModal: { width: 500, minimumWidth: 320 },
  /** The service flyout, from the large breakpoint on. */
  serviceFlyout: 375,
  feedbackBoxMinimumHeight: 140,
  /** The five stars of a rating. */
  ratingBlock: 90,
  /** The longest list a dropdown shows without scrolling; the second from the medium breakpoint on. */
  dropdownHeight: { small: 420, medium: 320 },
  /** A thumbnail of the gallery as it is shown, also while the gallery is zoomed, and as it is asked for. */
  thumbnail: { shown: 80, zoomed: 100, requested: 65 },
  /** The simple carousel scrolls this far, unless told otherwise. */
  simpleCarouselStep: 200,
  /** The widest window for which a carousel's desktop layout is made. */
  carouselDesktop: 3_000,
} as const

/** The greatest height of a dropdown's list in a window of that width (storefront 9; forms and markets 9). */
export const dropdownHeight = (windowWidth: number): number =>
  windowWidth >= measures.breakpoints.m ? measures.dropdownHeight.medium : measures.dropdownHeight.small

/**
 * How wide a side modal is in a window of that width (forms and markets 2.5): 500 by default; the full width of windows
 * below the small breakpoint and of those it would not fit into; never below 320, where it scrolls instead.
 */
export const sideModalWidth = (windowWidth: number, wanted: number = measures.sideModal.width): number => {
  const width = windowWidth < measures.breakpoints.s ? windowWidth : Math.min(wanted, windowWidth)
  return Math.max(measures.sideModal.minimumWidth, width)
}
